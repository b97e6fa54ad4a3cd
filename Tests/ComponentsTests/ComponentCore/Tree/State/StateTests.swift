import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StateTests {
  @Test func survivesNewDescriptionsOfItsView() {
    struct Outer: View {
      @State private var name = "a"
      var body: some View {
        HStack {
          Button("rename") { name += "a" }.buttonStyle(LabelOnlyButtonStyle())
          PressCounter(name: name)
        }
      }
    }
    let screen = Screen(columns: 20, rows: 1) { Outer() }
    screen.click(column: 8, row: 0)
    #expect(screen.text == "rename a1")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "rename aa1")
    screen.click(column: 8, row: 0)
    #expect(screen.text == "rename aa2")
  }

  /// A view that calls a closure in its body.
  private struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct CardOwner: View {
    @State private var count = 0
    var body: some View {
      Card { Button("count \(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle()) }
    }
  }

  @Test func closuresOfOtherViewsReadItsNewestValue() {
    let screen = Screen(columns: 9, rows: 1) { CardOwner() }
    screen.click(column: 2, row: 0)
    #expect(screen.text == "count 1")
    screen.click(column: 2, row: 0)
    #expect(screen.text == "count 2")
  }

  /// A view whose only property is a state, which a publisher in its body reads.
  private struct Doubled: View {
    static let numbers = CurrentValueSubject<Int, Never>(1)
    @State private var factor = 2
    var body: some View {
      HStack {
        Text(Doubled.numbers.map { number in MainActor.assumeIsolated { "\(number * factor)" } })
        Button("+") { factor += 1 }.buttonStyle(LabelOnlyButtonStyle())
      }
    }
  }

  @Test func publishersOfTheBodyReadItsNewestValue() {
    let screen = Screen(columns: 9, rows: 1) { Doubled() }
    #expect(screen.text == "2 +")
    screen.click(column: 2, row: 0)
    #expect(screen.text == "3 +")
    screen.click(column: 2, row: 0)
    #expect(screen.text == "4 +")
  }

  @Test func belongsToTheNodeNotTheDescription() {
    let counter = PressCounter()
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        counter
        counter
      }
    }
    screen.click(column: 2, row: 0)
    #expect(screen.text == "0 1")
    screen.click(column: 0, row: 0)
    screen.click(column: 2, row: 0)
    #expect(screen.text == "1 2")
  }

  @Test func canBeSetInAnInitializer() {
    struct Titled: View {
      @State private var title: String
      init(_ title: String) { self.title = title }
      var body: some View { Text(title) }
    }
    #expect(picture { Titled("given") } == "given")
  }

  @Test func evaluatesOnlyDependentBodies() {
    let log = CurrentValueSubject<String, Never>("")
    struct Leaf: View {
      let log: CurrentValueSubject<String, Never>
      var body: some View {
        log.value += "leaf "
        return Text("leaf")
      }
    }
    struct Root: View {
      let log: CurrentValueSubject<String, Never>
      @State private var count = 0
      var body: some View {
        log.value += "root "
        return HStack {
          Leaf(log: log)
          Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
        }
      }
    }
    let screen = Screen(columns: 20, rows: 1) { Root(log: log) }
    #expect(screen.text == "leaf 0")
    screen.click(column: 5, row: 0)
    #expect(screen.text == "leaf 1")
    #expect(log.value == "root leaf root ")
  }

  @Test func publishedChangesEvaluateNoBody() {
    let titles = CurrentValueSubject<String, Never>("a")
    let evaluations = CurrentValueSubject<Int, Never>(0)
    struct Panel: View {
      let titles: CurrentValueSubject<String, Never>
      let evaluations: CurrentValueSubject<Int, Never>
      var body: some View {
        evaluations.value += 1
        return Text(titles)
      }
    }
    let screen = Screen(columns: 20, rows: 1) { Panel(titles: titles, evaluations: evaluations) }
    for title in ["b", "c", "d"] {
      titles.send(title)
      #expect(screen.text == title)
    }
    #expect(evaluations.value == 1)
  }
}
