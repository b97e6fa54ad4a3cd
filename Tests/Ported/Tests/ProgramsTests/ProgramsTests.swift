import SignalsTesting
import SwiftUI
import Testing
import TextBackend

@testable import Programs

/// Returns a screen that shows `content` in its middle.
@MainActor
private func program(
  _ columns: Int, _ rows: Int, scheduler: any Scheduler = .system,
  @ViewBuilder of content: () -> some View
) -> Screen {
  Screen(columns: columns, rows: rows, scheduler: scheduler) {
    content().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Each program looks and behaves as its code says.
@MainActor struct ProgramsTests {
  @Test func counter() throws {
    let screen = program(40, 10) { CounterView() }
    try screen.click("More")
    try screen.click("More")
    try screen.click("Less")
    try screen.requireSnapshot()
  }

  @Test func tasks() throws {
    let screen = program(40, 12) { TasksView() }
    try screen.click("Call Ann")
    try screen.requireSnapshot("tasks")
    try screen.click("Add")
    screen.type("Sleep")
    try screen.requireSnapshot("a new task")
    try screen.click("Save")
    #expect(screen.find("Sleep") != nil)
  }

  @Test func search() async throws {
    let model = SearchViewModel(fruits: ["Apple", "Apricot", "Banana"])
    let screen = program(30, 8) { SearchView(viewModel: model) }
    try screen.click("Fruit")
    screen.type("ap")
    for await results in model.$results.values where results.count == 2 { break }
    try screen.requireSnapshot()
  }

  @Test func signIn() throws {
    let screen = program(46, 32) { SignInScreen() }
    try screen.requireSnapshot()
  }

  @Test func styledButtons() throws {
    let screen = program(30, 16) { StyledButtonsView() }
    try screen.requireSnapshot()
    let title = try #require(screen.find("Buy")).origin
    let blue = Color(red: 0, green: 122 / 255, blue: 1)
    #expect(screen.attributes(of: "Buy")?.background == blue)
    screen.send(.mouse(MouseEvent(.press(.left), at: title)))
    let darkerBlue = Color(red: 0, green: 98 / 255, blue: 250 / 255)
    #expect(screen.attributes(of: "Buy")?.background == darkerBlue)
    screen.send(.mouse(MouseEvent(.release(.left), at: title)))
    #expect(screen.attributes(of: "Buy")?.background == blue)
  }

  @Test func signUp() throws {
    let screen = program(46, 18) { SignUpView() }
    try screen.requireSnapshot("empty")
    screen.press(.tab)
    screen.type("Ann")
    screen.press(.tab)
    screen.type("1234")
    screen.press(.tab)
    screen.type("1234")
    try screen.click("Sign up")
    try screen.requireSnapshot("signed up")
  }

  @Test func library() throws {
    let screen = program(40, 10) { LibraryView() }
    try screen.click("Walden")
    try screen.requireSnapshot()
  }

  @Test func ticTacToe() throws {
    let screen = program(36, 14) { GameView() }
    for (column, row) in [(5, 2), (5, 7), (17, 2), (17, 7), (29, 2)] {
      screen.click(column: column, row: row)
    }
    try screen.requireSnapshot("won")
    try screen.click("Rematch")
    try screen.requireSnapshot("again")
  }

  @Test func calculator() throws {
    let screen = program(40, 14) { CalculatorView() }
    for key in ["7", "+", "5", "="] { try screen.click(key) }
    try screen.requireSnapshot()
  }

  @Test func stopwatch() throws {
    let scheduler = TestScheduler()
    let screen = program(30, 8, scheduler: scheduler) { StopwatchView() }
    try screen.click("Start")
    screen.advance(by: .milliseconds(1250))
    try screen.requireSnapshot()
  }

  @Test func settings() throws {
    UserDefaults.standard.removeObject(forKey: "settings.appearance")
    let screen = program(50, 18) { SettingsView() }
    try screen.click("Dark")
    try screen.requireSnapshot()
    #expect(UserDefaults.standard.string(forKey: "settings.appearance") == "dark")
  }

  @Test func tags() throws {
    try program(30, 4) { TagsView() }.requireSnapshot()
  }

  @Test func shapes() throws {
    try program(40, 8) { ShapesView() }.requireSnapshot()
  }

  @Test func styles() throws {
    let screen = program(40, 9) { StylesView() }
    try screen.click("terms")
    try screen.requireSnapshot(includesStyles: true)
  }

  @Test func draggable() throws {
    let scheduler = TestScheduler()
    let screen = program(40, 9, scheduler: scheduler) { DraggableCard() }
    screen.drag(from: Point(x: 20, y: 4), to: Point(x: 24, y: 5))
    screen.advance(by: .seconds(3))
    try screen.requireSnapshot()
  }

  @Test func equalWidths() throws {
    try program(30, 5) { EqualWidthsView() }.requireSnapshot()
  }

  @Test func landmarks() throws {
    let screen = program(40, 9) { LandmarksView() }
    try screen.click("North only")
    try screen.requireSnapshot("north only")
    try screen.click("Silver Lake")
    try screen.requireSnapshot("silver lake")
    try screen.click("Back to the list")
    #expect(screen.find("North only") != nil)
  }

  @Test func order() throws {
    let screen = program(50, 8) { OrderView() }
    try screen.click("20")
    try screen.requireSnapshot()
  }

  @Test func quiz() throws {
    let screen = program(50, 20) { QuizView() }
    try screen.requireSnapshot("question")
    screen.press(.tab)
    try screen.click("Ghana")
    try screen.requireSnapshot("wrong")
  }

  @Test func notes() throws {
    let screen = program(40, 14) { NotesView() }
    try screen.click("Options")
    try screen.requireSnapshot("options")
    try screen.click("Sort")
    try screen.requireSnapshot("sorted")
  }

  @Test func drawing() throws {
    let screen = program(30, 8) { DrawingView() }
    screen.drag(from: Point(x: 20, y: 4), to: Point(x: 8, y: 5))
    try screen.requireSnapshot()
  }

  @Test func builderPattern() throws {
    let scheduler = TestScheduler()
    let screen = program(40, 24, scheduler: scheduler) { ContentView() }
    screen.advance(by: .seconds(1))
    try screen.requireSnapshot("after a second", includesStyles: true)
    screen.advance(by: .seconds(1))
    try screen.requireSnapshot("after two seconds", includesStyles: true)
  }

  @Test func template() throws {
    try program(20, 4) { TemplateView() }.requireSnapshot()
  }

  @Test func tabs() throws {
    let screen = program(40, 8) { TabsView() }
    try screen.requireSnapshot("home")
    try screen.click("Go to favorites")
    try screen.requireSnapshot("favorites")
  }

  @Test func trips() throws {
    let screen = program(40, 16) { TripsView(trips: 2) }
    screen.press(.tab)
    screen.press(.up)
    screen.press(.tab)
    screen.press(.right)
    try screen.requireSnapshot("places")
  }

  @Test func commands() throws {
    let screen = Screen(columns: 44, rows: 16) { TripsApp().body }
    #expect(screen.windowTitle == "Trips")
    #expect(screen.find("0 trips to see: map <") != nil)
    screen.press(.function(10))
    screen.press(.right)
    #expect(screen.find("New Trip") != nil)
    #expect(screen.find("Trips Help") != nil)
  }
}
