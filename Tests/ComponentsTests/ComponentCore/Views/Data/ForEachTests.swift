import Components
import ObservableCollections
import Signals
import SignalsTesting
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

  private struct Letter: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
  }

  /// Changes near each other are shown without looking at the elements at both ends.
  @Test(arguments: 0..<20 as Range<UInt64>) func showsRandomChanges(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let letters = CurrentValueSubject<[Letter], Never>([])
    let array = ObservableArray<Letter>()
    let screen = Screen(columns: 400, rows: 2) {
      VStack(alignment: .leading) {
        HStack(spacing: 0) { ForEach(letters) { Text($0.text) } }
        HStack(spacing: 0) { ForEach(array) { Text($0.text) } }
      }
    }
    for _ in 0..<100 {
      letters.value = changed(letters.value, &random)
      array.value = ArraySnapshot(letters.value)
      var ids: Set<Int> = []
      let line = letters.value.filter { ids.insert($0.id).inserted }.map(\.text).joined()
      #expect(screen.text == "\(line)\n\(line)")
    }
  }

  /// Returns elements with a few changes near each other, sometimes with duplicates.
  private func changed(_ letters: [Letter], _ random: inout RandomNumbers) -> [Letter] {
    var letters = letters
    let start = Int.random(in: 0...letters.count, using: &random)
    let end = Int.random(in: start...min(letters.count, start + 3), using: &random)
    let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Letter(
        id: .random(in: 0..<40, using: &random),
        text: ["a", "b", "c", "d"].randomElement(using: &random) ?? "")
    }
    letters.replaceSubrange(start..<end, with: new)
    if Int.random(in: 0..<10, using: &random) == 0 { letters.reverse() }
    if letters.count > 30 { letters.removeFirst(20) }
    return letters
  }

  @Test func anInsertionUpdatesNoOtherView() {
    let numbers = CurrentValueSubject<[Int], Never>(Array(0..<10))
    var made: [Int] = []
    let screen = Screen(columns: 40, rows: 1) {
      HStack {
        ForEach(numbers, id: \.self) { number in
          made.append(number)
          return Text("\(number)")
        }
      }
    }
    _ = screen.text
    made = []
    numbers.value.insert(77, at: 5)
    #expect(screen.text == "0 1 2 3 4 77 5 6 7 8 9")
    numbers.value.removeSubrange(2..<8)
    #expect(screen.text == "0 1 7 8 9")
    #expect(made == [77])
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
