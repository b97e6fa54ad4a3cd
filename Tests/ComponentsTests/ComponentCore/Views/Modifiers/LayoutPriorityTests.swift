import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LayoutPriorityTests {
  @Test func theHighestPriorityChoosesFirst() {
    let row = { (priority: Double) in
      picture(20, 1) {
        HStack {
          Text("/usr/share/dict/words").lineLimit(1)
          Text("4.9 MB of text").lineLimit(1).layoutPriority(priority)
        }
      }
    }
    #expect(row(0) == "/usr/sha… 4.9 MB of…")
    #expect(row(1) == "/usr… 4.9 MB of text")
    #expect(row(-1) == "/usr/share/dict/wo…")
  }

  @Test func reservesTheMinimumLengthsOfLowerPriorities() {
    let row = picture(12, 1) {
      HStack {
        Text("low").frame(minWidth: 3)
        Text("middle").lineLimit(1)
        Text("high priority").lineLimit(1).layoutPriority(2)
      }
    }
    #expect(row == "low  high p…")
  }

  @Test func reachesTheStackThroughOtherModifiers() {
    let column = picture(6, 3) {
      VStack {
        Text("a\nb\nc")
        Text("d\ne").layoutPriority(1).padding(.leading, 1).bold()
      }
    }
    #expect(column == "a…\n d\n e")
  }

  @Test func followsAPublisher() {
    let priorities = PassthroughSubject<Double, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Text("abcdefgh").lineLimit(1)
        Text("stuvwxyz").lineLimit(1).layoutPriority(priorities)
      }
    }
    #expect(screen.text == "abc… stu…")
    priorities.send(1)
    #expect(screen.text == " stuvwxyz")
    priorities.send(-1)
    #expect(screen.text == "abcdefgh")
    priorities.send(.nan)
    #expect(screen.text == "abc… stu…")
  }
}
