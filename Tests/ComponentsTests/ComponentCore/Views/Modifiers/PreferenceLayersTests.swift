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

  @Test func drawsViewsForAValueBehind() {
    #expect(
      picture(9, 2) {
        titles().backgroundPreferenceValue(Longest.self, alignment: .bottomTrailing) {
          Text("\($0)")
        }
      } == "aaa\nbb3")
  }
}
