//! Tests of `src/web/words/query.rs`.

use actix_web::web::Query;
use flavita::web::{parts::question::Question, words::query::AnalysisQuery};

#[test]
fn an_address_says_everything_and_reads_back() {
    let query = AnalysisQuery {
        tournament: "2026-11-22-1".to_owned(),
        board: "7[SZ]ó6/15".to_owned(),
        rack: "A?[SZ]".to_owned(),
        show: "8H.[SZ]ó".to_owned(),
        laid: "8H.K(A).KA?".to_owned(),
        from: "50".to_owned(),
        words: Question {
            edition: "hu-scrabble".to_owned(),
            overrides: "+DA -NE".to_owned(),
            marked: Some("on".to_owned()),
            marks: [("option:hu-scrabble:rude".to_owned(), "on".to_owned())].into(),
            ..Question::default()
        },
        ..AnalysisQuery::default()
    };
    let href = query.href();
    let (path, asked) = href.split_once('?').unwrap();
    assert_eq!(path, "/analysis");
    let read = Query::<AnalysisQuery>::from_query(asked).unwrap();
    assert_eq!(read.into_inner(), query);
}
