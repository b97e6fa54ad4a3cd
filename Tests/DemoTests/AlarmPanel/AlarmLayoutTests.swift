import Components
import TestSupport
import Testing

@testable import AlarmPanel

@Suite(.watchdog) struct AlarmLayoutTests {
  @Test(arguments: [
    (12, 80, 23, ControlSize.regular, 3, 16), (12, 80, 21, .regular, 3, 16),
    (12, 120, 39, .extraLarge, 3, 28), (9, 120, 39, .extraLarge, 3, 27), (12, 40, 11, .small, 1, 4),
    (2, 80, 23, .extraLarge, 2, 9),
    (12, 200, 23, .regular, 6, 10), (12, 10, 2, .small, 1, 1),
  ])
  func usesTheLargestSizeThatFits(
    count: Int, columns: Int, rows: Int, size: ControlSize, gridColumns: Int, height: Int
  ) {
    let layout = AlarmLayout(of: count, in: Size(width: columns, height: rows))
    #expect(layout.controlSize == size)
    #expect(layout.columns == gridColumns)
    #expect(layout.height == height)
  }

  @Test func rowsAreEven() {
    #expect(AlarmLayout(of: 5, in: Size(width: 100, height: 24)).columns == 3)
  }

  @Test func windowsFit() {
    for count in 0..<40 {
      for width in 1...200 {
        let layout = AlarmLayout(of: count, in: Size(width: width, height: 30))
        let legend = layout.hasLegend ? AlarmLayout.legendWidth + AlarmLayout.gap : 0
        let needed = layout.columns * (layout.windowWidth + AlarmLayout.gap) - AlarmLayout.gap
        #expect(needed + legend <= width || layout.columns == 1)
      }
    }
  }
}
