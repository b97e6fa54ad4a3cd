import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite struct ForEachTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name)\(count)") { count += 1 }.buttonStyle(Bare())
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

  @Test func whatAViewHasKeptMovesWithItsElement() {
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

  @Test func theFocusMovesWithItsElement() {
    let screen = Screen(columns: 20, rows: 1) { Counters(names: names) }
    screen.press(.tab)
    names.send(["c", "b", "a"])
    screen.press(.enter)
    #expect(screen.picture == "c0 b0 a1")
  }

  @Test func ofElementsWithOneIdentityTheFirstCounts() {
    names.send(["a", "a", "b"])
    #expect(picture { Counters(names: names) } == "a0 b0")
  }
}
