//! Tests of `src/web/gate/keeping.rs`.

use flavita::web::gate::{envelope::Answered, keeping::Keeping};
use std::cell::Cell;

#[actix_web::test]
async fn a_page_is_asked_for_once_a_revision_and_again_when_it_failed() {
    let (keeping, asked) = (Keeping::default(), Cell::new(0));
    let ask = |status: u16| {
        asked.set(asked.get() + 1);
        async move { (status > 0).then(|| Answered::bare(status)) }
    };
    for (revision, status, expected) in
        [(1, 200, 1), (1, 200, 1), (2, 0, 2), (2, 404, 3), (2, 200, 4), (2, 200, 4)]
    {
        let name = "/t/cup/standings ru".to_owned();
        let page = keeping.page(name, Some((revision, 0)), || ask(status));
        let page = page.await;
        assert_eq!(page.is_some(), status > 0);
        assert_eq!(asked.get(), expected, "revision {revision}, {status}");
    }
}

#[actix_web::test]
async fn many_at_once_wait_for_one() {
    let (keeping, asked) = (Keeping::default(), Cell::new(0));
    let one = || {
        keeping.page("page".to_owned(), None, || async {
            asked.set(asked.get() + 1);
            tokio::task::yield_now().await;
            Some(Answered::bare(200))
        })
    };
    let all = futures_util::future::join_all((0..50).map(|_| one())).await;
    assert!(all.iter().all(Option::is_some));
    assert_eq!(asked.get(), 1);
}
