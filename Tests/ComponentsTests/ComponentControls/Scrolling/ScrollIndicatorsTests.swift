import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollIndicatorsTests {
  @Test func barsAreHiddenAlongTheirAxes() {
    let visibilities = CurrentValueSubject<ScrollIndicatorVisibility, Never>(.hidden)
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView { ForEach(0..<9) { Text("row\($0)") } }
        .scrollIndicators(visibilities, axes: .vertical)
    }
    #expect(screen.text == "row0\nrow1")
    visibilities.value = .visible
    #expect(screen.text == "row▐\n0")
  }

  @Test func barsOfOtherAxesStay() {
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView { ForEach(0..<9) { Text("\($0)") } }.scrollIndicators(.hidden, axes: .horizontal)
    }
    #expect(screen.text == "0▐\n1")
  }

  @Test func contentIsAsWideAsAListWithoutABar() {
    let screen = Screen(columns: 6, rows: 2) {
      List {
        ForEach(0..<9) { _ in
          Text("row").containerRelativeFrame(.horizontal, alignment: .trailing)
        }
      }
      .scrollIndicators(.never)
    }
    #expect(screen.text == "   row\n   row")
  }
}
