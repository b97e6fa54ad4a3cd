// Draws a screen with tui-rs, which Ratatui continues: SCREEN COUNT
use std::{env, io};
use tui::{
    backend::CrosstermBackend,
    buffer::Buffer,
    layout::{Constraint, Rect},
    style::{Color, Modifier, Style},
    text::Spans,
    widgets::{Paragraph, Row, Table, TableState, Widget},
    Terminal,
};

struct Titles<'a>(&'a [String]);

impl Widget for Titles<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        for (i, title) in self.0.iter().enumerate() {
            buffer.set_string((i % 20 * 10) as u16, (i / 20) as u16, title, Style::default());
        }
    }
}

struct ColoredCells(usize);

impl Widget for ColoredCells {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                let red = ((x as usize ^ self.0) & 255) as u8;
                buffer.get_mut(x, y).set_bg(Color::Rgb(red, (y * 4) as u8, 128));
            }
        }
    }
}

fn main() -> Result<(), io::Error> {
    let arguments: Vec<String> = env::args().collect();
    let count: usize = arguments[2].parse().unwrap();
    let mut titles: Vec<String> = (0..1000).map(|i| format!("Btn {:04}", i)).collect();
    let mut lines: Vec<String> = vec![];
    let mut field = String::new();
    let mut marked = TableState::default();
    let output = io::BufWriter::with_capacity(1 << 16, io::stdout());
    let mut terminal = Terminal::new(CrosstermBackend::new(output))?;
    for step in 0..=count {
        terminal.draw(|frame| {
            let area = frame.size();
            match arguments[1].as_str() {
                "label" => {
                    if step > 0 {
                        titles[step * 7919 % 1000] = format!("T{:07}", step);
                    }
                    frame.render_widget(Titles(&titles), area);
                }
                "typing" => {
                    if step > 0 && field.len() < 30 {
                        field.push((b'a' + (step % 26) as u8) as char)
                    } else {
                        field.clear()
                    }
                    let mut text = vec![Spans::from("Name"), Spans::from(format!("[{:<40}]", field)), Spans::from("")];
                    text.extend((3..40).map(|y| Spans::from(format!("Line {} of the text in this window", y))));
                    frame.render_widget(Paragraph::new(text), area);
                    frame.set_cursor(1 + field.len() as u16, 1);
                }
                "table" => {
                    let rows = (step..step + 59)
                        .map(|i| Row::new(vec![i.to_string(), (i * 7 % 1000).to_string(), format!("name {}", i)]));
                    let table = Table::new(rows)
                        .header(Row::new(vec!["Number", "Value", "Name"]))
                        .widths(&[Constraint::Length(20), Constraint::Length(20), Constraint::Length(20)])
                        .highlight_style(Style::default().add_modifier(Modifier::REVERSED));
                    marked.select(Some(58));
                    frame.render_stateful_widget(table, area, &mut marked);
                }
                "log" => {
                    for _ in 0..(if step > 0 { 167 } else { 1000 }) {
                        lines.push(format!("12:00:00 INFO message number {} of the log", lines.len()));
                    }
                    let text: Vec<Spans> = lines[lines.len() - 60..].iter().map(|line| line.as_str().into()).collect();
                    frame.render_widget(Paragraph::new(text), area);
                }
                _ => frame.render_widget(ColoredCells(step), area),
            }
        })?;
    }
    Ok(())
}
