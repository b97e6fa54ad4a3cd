import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ForEachTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name)\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
    }
  }

  private struct Counters: View {
    let names: CurrentValueSubject<[String], Never>
    @State private var shown: [String] = []

    var body: some View {
      HStack {
        ForEach(shown, id: \.self) { Counter(name: $0) }
      }
      .onReceive(names) { shown = $0 }
    }
  }

  private let names = CurrentValueSubject<[String], Never>(["a", "b", "c"])

  @Test func showsAViewForEachElement() {
    #expect(picture { Counters(names: names) } == "a0 b0 c0")
  }

  @Test func stateMovesWithItsElement() {
    let screen = Screen(columns: 20, rows: 1) { Counters(names: names) }
    screen.click(column: 3, row: 0)
    #expect(screen.picture == "a0 b1 c0")
    names.send(["b", "d", "a"])
    #expect(screen.picture == "b1 d0 a0")
    names.send(["a"])
    names.send(["a", "b"])
    #expect(screen.picture == "a0 b1")
    _ = screen.picture
    names.send(["a"])
    _ = screen.picture
    names.send(["a", "b"])
    #expect(screen.picture == "a0 b0")
  }

  @Test func focusMovesWithItsElement() {
    let screen = Screen(columns: 20, rows: 1) { Counters(names: names) }
    screen.press(.tab)
    names.send(["c", "b", "a"])
    screen.press(.enter)
    #expect(screen.picture == "c0 b0 a1")
  }

  @Test func ignoresElementsWithADuplicateID() {
    names.send(["a", "a", "b"])
    #expect(picture { Counters(names: names) } == "a0 b0")
  }

  // MARK: Publishers

  @Test(arguments: [false, true])
  func elementsReplaceThoseOfAPublisher(isLazy: Bool) {
    let (numbers, showsOthers) = (
      CurrentValueSubject<[Int], Never>([1, 2]), CurrentValueSubject<Bool, Never>(false)
    )
    let rows = Latest(of: showsOthers, default: false) { showsOthers in
      showsOthers
        ? ForEach([7], id: \.self) { Text("\($0)") }
        : ForEach(numbers, id: \.self) { Text("\($0)") }
    }
    let screen = Screen(columns: 3, rows: 2) {
      if isLazy { List { rows } } else { VStack { rows } }
    }
    #expect(screen.text == "1\n2")
    showsOthers.value = true
    #expect(screen.text == "7\n")
    numbers.value = [3]
    #expect(screen.text == "7\n")
  }

  @Test func followsAPublisherOfCollections() {
    let screen = Screen(columns: 20, rows: 1) {
      HStack { ForEach(names, id: \.self) { Counter(name: $0) } }
    }
    #expect(screen.picture == "a0 b0 c0")
    screen.click(column: 3, row: 0)
    screen.press(.enter)
    names.send(["b", "d", "a"])
    #expect(screen.picture == "b2 d0 a0")
    screen.press(.enter)
    #expect(screen.picture == "b3 d0 a0")
    names.send([])
    #expect(screen.picture == "")
  }

  @Test func hoverStaysWithTheViewUnderThePointer() {
    let screen = Screen(columns: 20, rows: 2) {
      ForEach(names, id: \.self) { Button($0).buttonStyle(.plain) }
    }
    screen.move(column: 2, row: 0)
    names.send(["b", "a"])
    #expect(screen.attributes(of: "a")?.isUnderlined == true)
    #expect(screen.attributes(of: "b")?.isUnderlined == false)
  }

  @Test func updatesOnlyNewAndChangedElements() {
    struct Channel: Identifiable, Equatable, Sendable {
      let id: Int
      var name: String
    }
    let channels = CurrentValueSubject<[Channel], Never>([
      Channel(id: 1, name: "one"), Channel(id: 2, name: "two"),
    ])
    var made: [String] = []
    let screen = Screen(columns: 20, rows: 5) {
      ForEach(channels) { channel in
        made.append(channel.name)
        return Text(channel.name)
      }
    }
    #expect(screen.picture == "one\ntwo")
    channels.value[0].name = "ONE"
    channels.value.append(Channel(id: 3, name: "three"))
    channels.value.reverse()
    #expect(screen.picture == "three\ntwo\nONE")
    #expect(made == ["one", "two", "three", "ONE"])
  }

  @Test func childrenAddedLaterGetTheCurrentEnvironment() {
    struct Scope: View {
      let names: CurrentValueSubject<[String], Never>
      @State private var usesASCII = false
      var body: some View {
        Button("go") { usesASCII = true }.buttonStyle(LabelOnlyButtonStyle())
        Group { ForEach(names, id: \.self) { _ in Divider() } }.environment(\.usesASCII, usesASCII)
      }
    }
    names.value = ["a"]
    let screen = Screen(columns: 3, rows: 3) { Scope(names: names) }
    #expect(screen.picture == "go\n───")
    screen.click(column: 0, row: 0)
    names.send(["a", "b"])
    #expect(screen.picture == "go\n---\n---")
  }
}
