import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct NodeBindingTests {
  private struct Titled: View {
    let titles: [PassthroughSubject<String, Never>]
    @State private var index = 0

    var body: some View {
      Text(titles[index], initial: "-").onTapGesture { index = (index + 1) % titles.count }
    }
  }

  private let titles = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]

  @Test func keepsItsValueUntilANewPublisherSends() {
    let screen = Screen(columns: 9, rows: 1) { Titled(titles: titles) }
    titles[0].send("one")
    #expect(screen.text == "one")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "one")
    titles[0].send("old")
    #expect(screen.text == "one")
    titles[1].send("two")
    #expect(screen.text == "two")
  }

  @Test func identicalPublisherIsNotSubscribedAgain() {
    let count = CurrentValueSubject<Int, Never>(0)
    let source = PassthroughSubject<String, Never>()
    let counted = source.handleEvents(receiveSubscription: { count.value += 1 })
      .eraseToAnyPublisher()
    let rounds = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: rounds) { _ in Text(counted) }
    }
    for round in 1...3 {
      _ = screen.text
      rounds.value = round
    }
    _ = screen.text
    #expect(count.value == 1)
  }
}
