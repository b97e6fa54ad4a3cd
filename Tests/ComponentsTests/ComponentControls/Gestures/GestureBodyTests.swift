import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct GestureBodyTests {
  @MainActor private struct Press: Gesture {
    let counts: @MainActor (Int) -> Void
    @State private var count = 0

    var body: some Gesture {
      TapGesture().onEnded {
        count += 1
        counts(count)
      }
    }
  }

  @MainActor private final class Log {
    var counts: [Int] = []
  }

  @Test func aGestureMadeOfOthersHasStates() {
    let log = Log()
    let screen = Screen(columns: 4, rows: 1) {
      Text("text").gesture(Press { log.counts.append($0) })
    }
    screen.click(column: 1, row: 0)
    screen.click(column: 1, row: 0)
    #expect(log.counts == [1, 2])
  }

  @Test func noGestureReactsToNothing() {
    let log = Log()
    let gesture: TapGesture? = TapGesture().onEnded { log.counts.append(1) }
    let none: TapGesture? = nil
    let screen = Screen(columns: 8, rows: 1) {
      HStack(spacing: 0) {
        Text("some").gesture(gesture)
        Text("none").gesture(none)
      }
    }
    screen.click(column: 5, row: 0)
    #expect(log.counts.isEmpty)
    screen.click(column: 1, row: 0)
    #expect(log.counts == [1])
  }
}
