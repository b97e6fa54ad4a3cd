import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PreferenceLayersTests {
  private enum Longest: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  private func titles() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("aaa").preference(key: Longest.self, value: 3)
      Text("bb").preference(key: Longest.self, value: 2)
    }
  }

  @Test func drawsViewsForAValueInFront() {
    #expect(
      picture(9, 2) {
        titles().overlayPreferenceValue(Longest.self, alignment: .topLeading) { Text("\($0)") }
      } == "3aa\nbb")
  }

  private enum Actions: PreferenceKey {
    static let defaultValue: [@Sendable () -> Int] = []

    static func reduce(value: inout [@Sendable () -> Int], nextValue: () -> [@Sendable () -> Int]) {
      value += nextValue()
    }
  }

  private struct Incomparable: View {
    let evaluated: @MainActor () -> Void
    @State private var number = 1

    var body: some View {
      let _ = evaluated()
      Button("x") { number += 1 }.buttonStyle(.plain)
        .preference(key: Actions.self, value: [{ [number] in number }])
    }
  }

  @Test func drawsViewsForValuesThatCannotBeCompared() {
    var count = 0
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading) {
      Incomparable { count += 1 }
        .overlayPreferenceValue(Actions.self) { actions in
          Text("\(actions.reduce(0) { $0 + $1() })").allowsHitTesting(false)
        }
    }
    #expect(screen.text.contains("1"))
    screen.click(column: 0, row: 0)
    #expect(screen.text.contains("2"))
    #expect(count == 2)
  }

  @Test func drawsViewsForAValueBehind() {
    #expect(
      picture(9, 2) {
        titles().backgroundPreferenceValue(Longest.self, alignment: .bottomTrailing) {
          Text("\($0)")
        }
      } == "aaa\nbb3")
  }
}
