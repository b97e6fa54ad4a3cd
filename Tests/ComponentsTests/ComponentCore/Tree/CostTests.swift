import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

/// Checks that a change evaluates, measures, places and paints only what it affects.
@MainActor @Suite(.watchdog) struct CostTests {
  private let counter = WorkCounter()

  // MARK: A panel

  /// A panel of buttons, each with its own publishers of titles and colors.
  private struct Panel: View {
    let titles: [CurrentValueSubject<String, Never>]
    let colors: [PassthroughSubject<Color, Never>]
    let counter: WorkCounter

    init(_ count: Int, _ counter: WorkCounter) {
      titles = (0..<count).map { _ in CurrentValueSubject("Off") }
      colors = (0..<count).map { _ in PassthroughSubject() }
      self.counter = counter
    }

    private static let columns = 20

    var body: some View {
      CountedBody(counter: counter) {
        HStack(alignment: .top) {
          ForEach(0..<Panel.columns) { column in VStack { buttons(in: column) } }
        }
      }
    }

    private func buttons(in column: Int) -> some View {
      let numbers = Array(stride(from: column, to: titles.count, by: Panel.columns))
      return ForEach(numbers, id: \.self) { number in
        CountedBody(counter: counter) {
          Button(titles[number]).color(colors[number]).counted(by: counter)
            .frame(width: 12, alignment: .leading)
        }
      }
    }
  }

  private func screen(of panel: Panel, onChange: @escaping @Sendable () -> Void = {}) -> Screen {
    Screen(columns: 300, rows: 150, onChange: onChange) { panel }
  }

  @Test(arguments: [1, 4, 1_000])
  func changingOneButtonUpdatesOnlyThatButton(count: Int) {
    let (panel, number) = (Panel(count, counter), count / 2)
    let screen = screen(of: panel)

    let same = counter.work(on: screen) { panel.titles[number].send("Off") }
    #expect(same == WorkCounter.Work())

    let color = counter.work(on: screen) { panel.colors[number].send(.red) }
    #expect(color == WorkCounter.Work(painted: 1))

    let title = counter.work(on: screen) { panel.titles[number].send("On!") }
    #expect(title.measured <= 1 && title.placed == 0)
    #expect(title.painted == 1 && title.bodies == 0)

    // A stack proposes at most four sizes: its own, the minimum, the maximum and a share. The old
    // and the new rectangle are painted together.
    let wider = counter.work(on: screen) { panel.titles[number].send("Ready") }
    #expect((1...4).contains(wider.measured))
    #expect(wider.placed == 1 && wider.painted == 1 && wider.bodies == 0)
  }

  @Test func manyChangesShareOneFrame() {
    let (panel, wakes) = (Panel(1_000, counter), CurrentValueSubject<Int, Never>(0))
    let screen = screen(of: panel) { wakes.value += 1 }
    _ = screen.bytes()
    wakes.value = 0
    let work = counter.work(on: screen) {
      for round in 1...3 {
        for titles in panel.titles { titles.send("On\(round)") }
      }
    }
    #expect(wakes.value == 1)
    #expect(work.painted == 1_000 && work.bodies == 0)
    #expect(screen.text.split(separator: " ").count { $0 == "On3" } == 1_000)
    #expect(!screen.bytes().isEmpty)
    #expect(screen.bytes().isEmpty)
  }

  // MARK: A page

  /// Returns a screen with a heading above a scroll view of lines.
  private func page(
    _ heading: CurrentValueSubject<String, Never>, _ lines: [CurrentValueSubject<String, Never>]
  ) -> Screen {
    Screen(columns: 20, rows: 10) {
      VStack(alignment: .leading) {
        Text(heading).counted(by: counter).frame(maxWidth: .infinity, alignment: .leading)
        ScrollView {
          ForEach(0..<lines.count) { number in Text(lines[number]).counted(by: counter) }
        }
      }
    }
  }

  private let heading = CurrentValueSubject<String, Never>("Lines")
  private let lines = (0..<1_000).map { CurrentValueSubject<String, Never>("line \($0)") }

  @Test func changingAHeadingDoesNotAffectTheScrollViewBelow() {
    let work = counter.work(on: page(heading, lines)) { heading.send("More lines") }
    #expect((1...4).contains(work.measured) && work.placed == 1)
    #expect((1...2).contains(work.painted))
  }

  @Test func changingAVisibleLinePaintsOnlyThatLine() {
    let work = counter.work(on: page(heading, lines)) { lines[3].send("LINE 3") }
    #expect(work.placed == 0 && work.painted == 1)
  }

  @Test func changingAnInvisibleLinePaintsNothing() {
    let work = counter.work(on: page(heading, lines)) { lines[500].send("LINE 500") }
    #expect(work.placed == 0 && work.painted == 0)
  }

  @Test func scrollingMeasuresNothingAndPaintsTheVisiblePart() {
    let screen = page(heading, lines)
    let work = counter.work(on: screen) {
      screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: Point(x: 1, y: 5))))
    }
    #expect(work.measured == 0 && work.placed == 0)
    #expect((1...10).contains(work.painted))
  }

  // MARK: Bodies

  private struct Reader: View {
    let counter: WorkCounter
    @Environment(\.level) private var level

    var body: some View {
      CountedBody(counter: counter) { Text("\(level)") }
    }
  }

  private struct Counter: View {
    let counter: WorkCounter
    @State private var count = 0

    var body: some View {
      CountedBody(counter: counter) {
        Text("\(count)").onTapGesture { count += 1 }
      }
    }
  }

  @Test func stateChangesEvaluateOnlyTheirOwnBody() {
    let screen = Screen(columns: 9, rows: 9) {
      CountedBody(counter: counter) { ForEach(0..<9) { _ in Counter(counter: counter) } }
    }
    #expect(counter.work(on: screen) { screen.click(column: 0, row: 4) }.bodies == 1)
    #expect(screen.text == "0\n0\n0\n0\n1\n0\n0\n0\n0")
  }

  private struct Parent: View {
    let counter: WorkCounter
    @State private var count = 0

    var body: some View {
      Text("\(count)").onTapGesture { count += 1 }
      Child(counter: counter)
      StatefulChild(counter: counter)
    }
  }

  private struct StatefulChild: View {
    let counter: WorkCounter
    @State private var title = "title"

    var body: some View {
      Button(title).buttonStyle(.plain).counted(by: counter)
    }
  }

  private struct Child: View {
    let counter: WorkCounter

    var body: some View {
      CountedBody(counter: counter) { Text("child") }
    }
  }

  @Test func unchangedViewsAreNeitherEvaluatedNorLaidOut() {
    let screen = Screen(columns: 9, rows: 3) { Parent(counter: counter) }
    _ = counter.work(on: screen) { screen.click(column: 0, row: 0) }  // also moves the focus
    // The child with a state is described again, because descriptions do not share it.
    #expect(
      counter.work(on: screen) { screen.click(column: 0, row: 0) } == WorkCounter.Work(visited: 1))
    #expect(screen.text.hasPrefix("2\nchild\n"))
  }

  @Test func environmentChangesEvaluateOnlyReaders() {
    let levels = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 9) {
      VStack {
        CountedBody(counter: counter) { Text("heading") }
        Reader(counter: counter)
        CountedBody(counter: counter) { Button("other") }
      }
      .environment(\.level, levels)
    }
    #expect(counter.work(on: screen) { levels.send(5) }.bodies == 1)
    #expect(counter.work(on: screen) { levels.send(5) }.bodies == 0)
  }

  @Test func collectionChangesUpdateOnlyNewElements() {
    let lists = CurrentValueSubject<[Int], Never>(Array(0..<100))
    let screen = Screen(columns: 9, rows: 120) {
      ForEach(lists, id: \.self) { number in
        CountedBody(counter: counter) { Text("\(number)") }
      }
    }
    #expect(counter.work(on: screen) { lists.value.append(100) }.bodies == 1)
    #expect(counter.work(on: screen) { lists.value.reverse() }.bodies == 0)
    #expect(counter.work(on: screen) { lists.value.removeLast(50) }.bodies == 0)
  }

  // MARK: Animations

  @Test func animationsAffectNothingElse() {
    let (colors, scheduler) = (CurrentValueSubject<Color, Never>(.red), TestScheduler())
    let screen = Screen(columns: 20, rows: 6, scheduler: scheduler) {
      VStack(alignment: .leading) {
        Text("still").counted(by: counter)
        Text("moving").background(colors).counted(by: counter).animation(.linear(duration: 1))
        Text("still").counted(by: counter)
      }
    }
    #expect(counter.work(on: screen) { colors.send(.blue) } == WorkCounter.Work(painted: 1))
    // Further steps are painted without the containers, of which the counted view is one.
    #expect(
      counter.work(on: screen) { screen.advance(by: .milliseconds(500)) } == WorkCounter.Work())
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
