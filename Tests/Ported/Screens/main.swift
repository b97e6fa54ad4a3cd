import SwiftUI
import TextBackend

// Draws each program of `Sources/Programs`, sends it some keys, and resizes its screen.
// `.scripts/check-ported` compiles it together with them, with and without optimization.

@MainActor
func draw(_ name: String, _ view: some View) {
  let screen = Screen(columns: 46, rows: 16) { view }
  for key in [Key.tab, .enter, .down, .escape] { screen.press(key) }
  screen.resize(columns: 60, rows: 20)
  let lineCount = screen.text.split(separator: "\n").count
  print(name, lineCount)
  precondition(lineCount > 0, "\(name) shows nothing.")
}

MainActor.assumeIsolated {
  draw("BuilderPattern", ContentView())
  draw("Calculator", CalculatorView())
  draw("Counter", CounterView())
  draw("Draggable", DraggableCard())
  draw("Drawing", DrawingView())
  draw("EqualWidths", EqualWidthsView())
  draw("Landmarks", LandmarksView())
  draw("Library", LibraryView())
  draw("Notes", NotesView())
  draw("Order", OrderView())
  draw("Quiz", QuizView())
  draw("Settings", SettingsView())
  draw("Shapes", ShapesView())
  draw("SignIn", SignInScreen())
  draw("SignUp", SignUpView())
  draw("Stopwatch", StopwatchView())
  draw("StyledButtons", StyledButtonsView())
  draw("Styles", StylesView())
  draw("Tabs", TabsView())
  draw("Tags", TagsView())
  draw("Tasks", TasksView())
  draw("Template", TemplateView())
  draw("TicTacToe", GameView())
}
