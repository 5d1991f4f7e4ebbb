//! What is answered about homework. Played is it on the pages of training.

use crate::frame::{Answer, Fault, Visit, Wanted, attachment, closed_in_round, show};
use crate::homework::form::GiveForm;
use crate::homework::page::{self, HomeworkListPage, HomeworkPage};
use crate::http::cookies::{self, Cookie};
use crate::{parts::Sent, training::asking::Asking, training::round::GAME};
use actix_web::web::{Form, Query};
use flavita_app::training::homework::{HomeworkFault, key};
use flavita_app::{machine::clock, passes::token::Token};
use flavita_contests::training::{game::TrainingGame, homework::NotBegun};
use flavita_report::homework_csv::homework_csv;
use flavita_tournament::model::text;

const LIST: &str = "/homework";

/// `GET /homework`.
pub(crate) async fn list(visit: Visit) -> Answer {
    let is_arbiter = visit.who().is_arbiter();
    visit.shown(move |app| page::list(app, is_arbiter, app.language)).await
}

/// `POST /homework`: gives a game as homework.
pub(crate) async fn give(visit: Visit, form: Form<GiveForm>) -> Answer {
    let form = form.into_inner();
    let given = visit.work(move |app| match form.homework(app, clock::now_ms(), app.language) {
        Ok(homework) => app.homeworks.give(&homework).map(Ok),
        Err(fault) => {
            let page = page::list(app, true, app.language)?;
            Ok(Err(HomeworkListPage { fault, typed: form, ..page }))
        }
    });
    Ok(match given.await?.map_err(|fault: HomeworkFault| fault)? {
        Ok(id) => show::redirect(&format!("{LIST}/{id}")),
        Err(page) => visit.refused(&page),
    })
}

/// `GET /homework/{id}`.
pub(crate) async fn one(visit: Visit) -> Answer {
    let page = looked_at(&visit).await?;
    Ok(visit.page(&page))
}

async fn looked_at(visit: &Visit) -> Result<HomeworkPage, Fault> {
    let (asking, is_arbiter) = (Asking::of(visit), visit.who().is_arbiter());
    let page = visit.work(move |app| {
        let (id, homework) = (&app.id, app.homeworks.load(&app.id)?);
        let game = asking.trainee().ok().and_then(|trainee| trainee.game);
        let is_playing = game.is_some_and(|game| is_of(&game, id) && !game.is_over);
        let key = asking.code.as_ref().map(key);
        let roles = (is_arbiter, is_playing);
        Ok::<_, HomeworkFault>(page::page((id, &homework), key.as_deref(), roles, app.language))
    });
    Ok(page.await??)
}

/// `POST /homework/{id}`: begins it under a name, or goes on with it.
pub(crate) async fn begin(visit: Visit, form: Form<Sent>) -> Answer {
    if let Some(answer) = closed_in_round(&visit, &visit.who()) {
        return Ok(answer);
    }
    let (asking, typed) = (Asking::of(&visit), form.one("name").to_owned());
    Ok(match visit.work(move |app| begun(&asking, &app.id, form.one("name"))).await? {
        Ok(code) => {
            let cookie = cookies::giving(&visit.request, Cookie::Trainee, &code);
            show::redirect_with(GAME, Some(cookie))
        }
        Err(fault) => {
            let fault = fault.told()?;
            visit.refused(&HomeworkPage { fault, typed, ..looked_at(&visit).await? })
        }
    })
}

fn begun(asking: &Asking, id: &str, name: &str) -> Result<Token, Fault> {
    let (app, now) = (&asking.app, clock::now_ms());
    let told = |key: &str| Fault::Told(say!(asking.language, key));
    let name = text::clean(name).ok().filter(|name| !name.is_empty());
    let name = name.ok_or_else(|| told("homework-fault-name"))?;
    let code = asking.own_code().map_err(Fault::Told)?;
    let key = key(&code);
    let known = app.homeworks.load(id)?;
    if known.player(&key).is_some() {
        let is_his =
            asking.trainee().is_ok_and(|one| one.game.is_some_and(|game| is_of(&game, id)));
        return is_his.then_some(code).ok_or_else(|| told("homework-fault-again"));
    }
    if let Err(fault) = app.homeworks.change(id, |homework| homework.begin(&key, &name, now))? {
        return Err(told(match fault {
            NotBegun::OutsideTerm => "homework-fault-closed",
            NotBegun::NameTaken => "homework-fault-taken",
            NotBegun::Full => "homework-fault-full",
        }));
    }
    let game = TrainingGame::begun(known.title, known.source, known.rounds, known.seconds, now);
    let game = TrainingGame { homework: Some(id.to_owned()), ..game };
    asking.keep_for(&code, |trainee| trainee.begin(game)).map_err(Fault::Told)?;
    Ok(code)
}

/// `POST /homework/{id}/delete`.
pub(crate) async fn delete(visit: Visit) -> Answer {
    visit.work(|app| app.homeworks.delete(&app.id)).await??;
    Ok(show::redirect(LIST))
}

/// `GET /homework/{id}/table.csv`: at any time.
pub(crate) async fn csv(visit: Visit, wanted: Query<Wanted>) -> Answer {
    let homework = visit.work(|app| app.homeworks.load(&app.id)).await??;
    let bytes = homework_csv(&homework, wanted.profile, visit.language);
    Ok(attachment(visit.id(), bytes))
}

fn is_of(game: &TrainingGame, id: &str) -> bool {
    game.homework.as_deref() == Some(id)
}
