import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  let token: Token?

  init(_ created: CurrentValueSubject<Int, Never>? = nil, _ token: Token? = nil) {
    created?.value += 1
    self.token = token
  }
}

@MainActor @Suite(.watchdog) struct StateObjectTests {
  private let created = CurrentValueSubject<Int, Never>(0)
  private let ticks = CurrentValueSubject<Int, Never>(0)

  private struct Clicks: View {
    @StateObject private var counter: Counter

    init(_ created: CurrentValueSubject<Int, Never>? = nil, _ token: Token? = nil) {
      _counter = StateObject(wrappedValue: Counter(created, token))
    }

    var body: some View {
      Button("\(counter.count)") { counter.count += 1 }.buttonStyle(LabelOnlyButtonStyle())
    }
  }

  @Test func objectIsCreatedOnceForEachView() {
    let screen = Screen(columns: 20, rows: 1) {
      Latest(of: ticks) { _ in
        HStack {
          Clicks(created)
          Clicks(created)
        }
      }
    }
    #expect(screen.text == "0 0")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "1 0")
    ticks.value += 1
    screen.click(column: 2, row: 0)
    screen.click(column: 0, row: 0)
    #expect(screen.text == "2 1")
    #expect(created.value == 2)
  }

  @Test func copiesOfAViewHaveSeparateObjects() {
    let clicks = Clicks(created)
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        clicks
        clicks
      }
    }
    #expect(screen.text == "0 0")
    screen.click(column: 2, row: 0)
    #expect(screen.text == "0 1")
  }

  @Test func initialValueMayStandAtTheProperty() {
    struct Owner: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\(counter.count)") }
    }
    #expect(picture { Owner() } == "0")
  }
}
