import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ContainerRelativeFrameTests {
  @Test func isAsLargeAsTheScreen() {
    let screen = Screen(columns: 8, rows: 3) {
      Text("a").containerRelativeFrame([.horizontal, .vertical])
    }
    #expect(screen.text == "\n   a\n")
    screen.resize(columns: 4, rows: 1)
    #expect(screen.text == " a")
  }

  @Test func isAsLargeAsTheScrollView() {
    let widths = CurrentValueSubject<Int, Never>(6)
    let screen = Screen(columns: 9, rows: 1) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0).containerRelativeFrame(.horizontal) }
        }
      }
      .frame(width: widths)
    }
    #expect(screen.text == "  a")
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.text == "  c")
    widths.value = 3
    screen.press(.home)
    #expect(screen.text == " a")
    screen.press(.end)
    #expect(screen.text == " c")
  }

  @Test func leavesSpaceForTheScrollBar() {
    let screen = Screen(columns: 6, rows: 2) {
      ScrollView {
        ForEach(0..<4) { _ in
          Text("a").containerRelativeFrame(.horizontal, alignment: .trailing)
        }
      }
    }
    #expect(screen.text == "    a▐\n    a")
  }

  @Test func isAPartOfTheContainer() {
    let text = picture(8, 1) {
      HStack(spacing: 1) {
        ForEach(0..<3) {
          Text("\($0)").containerRelativeFrame(
            .horizontal, count: 3, spacing: 1, alignment: .leading)
        }
      }
    }
    #expect(text == "0  1  2")
    let span = picture(8, 1) {
      Text("a").containerRelativeFrame(
        .horizontal, count: 3, span: 2, spacing: 1, alignment: .trailing)
    }
    #expect(span == "    a")
  }

  @Test func isWhatAFunctionReturns() {
    let text = picture(8, 4) {
      Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
        $1 == .horizontal ? $0 / 2 : $0 - 1
      }
    }
    #expect(text == "\n\n   a")
  }

  @Test func extremeLengthsAreHarmless() {
    for length in [Int.min, -1, 0, .max] {
      _ = picture {
        Text("a").containerRelativeFrame(
          .horizontal, count: length, span: length, spacing: length)
        Text("a").containerRelativeFrame(.vertical) { _, _ in length }
      }
    }
  }
}
