import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite struct StateTests {
  @Test func survivesNewDescriptionsOfItsView() {
    struct Inner: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name)\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
      }
    }
    struct Outer: View {
      @State private var name = "a"
      var body: some View {
        HStack {
          Button("rename") { name += "a" }.buttonStyle(LabelOnlyButtonStyle())
          Inner(name: name)
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

  @Test func belongsToTheNodeNotTheDescription() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle()) }
    }
    let counter = Counter()
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

@MainActor @Suite struct EnvironmentTests {
  @Test func passesValuesDown() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    let row = picture {
      HStack {
        Reader()
        HStack {
          Reader()
          Reader().environment(\.letter, "c")
        }
        .environment(\.letter, "b")
      }
    }
    #expect(row == "a b c")
  }

  @Test func changesReachTheirReaders() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    struct Writer: View {
      @State private var letter = "x"
      var body: some View {
        HStack {
          Button("go") { letter += "y" }.buttonStyle(LabelOnlyButtonStyle())
          Reader()
        }
        .environment(\.letter, letter)
      }
    }
    let screen = Screen(columns: 20, rows: 1) { Writer() }
    #expect(screen.text == "go x")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "go xy")
  }

  @Test func valuesMayFollowAPublisher() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    let letters = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Reader().environment(\.letter, letters).environment(\.letter, "around")
    }
    #expect(screen.text == "around")
    for letter in ["x", "y"] {
      letters.send(letter)
      #expect(screen.text == letter)
    }
  }

  @Test func viewIsEnabledOnlyIfAllEnclosingViewsAre() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 3) {
      Group { Button("a").disabled(false) }.disabled(flags)
    }
    #expect(screen.picture.hasPrefix("┌╌"))
    flags.send(false)
    #expect(screen.picture.hasPrefix("╭─"))
  }
}

extension EnvironmentValues {
  fileprivate var letter: String {
    get { self[LetterKey.self] }
    set { self[LetterKey.self] = newValue }
  }
}

private struct LetterKey: EnvironmentKey {
  static let defaultValue = "a"
}
