"""Draws a screen with Textual: SCREEN COUNT"""

import sys

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.containers import Grid, Vertical
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import DataTable, Input, RichLog, Static

NAME, COUNT = sys.argv[1], int(sys.argv[2])


class ColoredCells(Widget):
    step = 0

    def render_line(self, y):
        style = f"on #{{:02x}}{y * 4:02x}80"
        return Strip([Segment(" ", Style.parse(style.format((x ^ self.step) & 255))) for x in range(200)])


class Screens(App):
    CSS = "Grid { grid-size: 20 50; } Static { height: 1; } RichLog { height: 1fr; } ColoredCells { height: 1fr; }"

    def compose(self):
        match NAME:
            case "label":
                self.titles = [Static(f"Btn {i:04}") for i in range(1000)]
                yield Grid(*self.titles)
            case "typing":
                self.field = Input()
                yield Static("Name")
                yield self.field
                yield Vertical(*(Static(f"Line {y} of the text in this window") for y in range(3, 40)))
            case "table":
                self.table = DataTable(cursor_type="row")
                yield self.table
            case "log":
                self.log_view = RichLog()
                self.lines = 0
                yield self.log_view
            case _:
                self.cells = ColoredCells()
                yield self.cells

    def on_mount(self):
        if NAME == "table":
            self.table.add_columns("Number", "Value", "Name")
            self.table.add_rows((str(i), str(i * 7 % 1000), f"name {i}") for i in range(10_000))
            self.table.move_cursor(row=58)
        if NAME == "log":
            self.write_lines(1000)
        self.done = 0
        self.call_after_refresh(self.step)

    def write_lines(self, count):
        for _ in range(count):
            self.log_view.write(f"12:00:00 INFO message number {self.lines} of the log")
            self.lines += 1

    def step(self):
        self.done += 1
        if self.done > COUNT:
            self.exit()
            return
        match NAME:
            case "label":
                self.titles[self.done * 7919 % 1000].update(f"T{self.done:07}", layout=False)
            case "typing":
                value = self.field.value
                self.field.value = value + chr(97 + self.done % 26) if len(value) < 30 else ""
            case "table":
                self.table.action_cursor_down()
            case "log":
                self.write_lines(167)
            case _:
                self.cells.step = self.done
                self.cells.refresh()
        # A frame is drawn at most sixty times a second.
        self.set_timer(1 / 20, self.step)


Screens().run()
