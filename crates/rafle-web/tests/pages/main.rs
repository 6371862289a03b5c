//! The pages as a browser without scripts finds them: links and forms, and nothing else.

mod bad_input;
mod browser;
mod coach;
mod devices;
mod faces;
mod headers;
mod html;
mod journeys;
mod languages;
mod limits;
mod matrix;
mod moves;
mod older;
mod requests;
mod seals;
mod stumbling;
mod turns;
mod walk;
mod weight;
mod worlds;
