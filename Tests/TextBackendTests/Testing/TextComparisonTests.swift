import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct TextComparisonTests {
  private func comparison(_ expected: String, _ actual: String) -> TextComparison {
    TextComparison(expected: expected, actual: actual, titles: ("expected", "screen"))
  }

  @Test func marksTheCellsThatDiffer() {
    let comparison = comparison("╭────────╮\n│ Cancel │", "╭──────╮\n│ Cancer │")
    #expect(!comparison.isSame)
    #expect(comparison.differences == 4)
    #expect(
      comparison.text == """
            expected   │ screen
          0 ╭────────╮ │ ╭──────╮
                   ^^^          ^^^
          1 │ Cancel │ │ │ Cancer │
                   ^            ^
        """)
  }

  @Test func showsRowsThatAreMissing() {
    #expect(
      comparison("one\ntwo", "one").text == """
            expected │ screen
          0 one      │ one
          1 two      │
            ^^^        ^^^
        """)
    #expect(
      comparison("", "a").text == """
            expected │ screen
          0          │ a
            ^          ^
        """)
  }

  @Test func ignoresTrailingSpacesAndBlankRows() {
    #expect(comparison("one  \ntwo\n\n", "one\ntwo   ").isSame)
    #expect(comparison("", " \n ").isSame)
    #expect(!comparison("one", " one").isSame)
    #expect(!comparison("\none", "one").isSame)
  }

  @Test func alignsWideClusters() {
    #expect(
      comparison("界a", "界b").text == """
            expected │ screen
          0 界a      │ 界b
              ^          ^
        """)
    #expect(comparison("界", "ab").differences == 2)
  }

  @Test func readsLinesOfAnyPlatform() {
    #expect(comparison("one\r\ntwo\r\n", "one\ntwo").isSame)
  }

  @Test func numbersOfRowsKeepTheColumnsAligned() {
    let rows = Array(repeating: "a", count: 101).joined(separator: "\n")
    let lines = comparison(rows, rows).text.split(separator: "\n")
    #expect(lines[10] == "  9 a        │ a")
    #expect(lines[11] == " 10 a        │ a")
    #expect(lines[101] == "100 a        │ a")
  }
}
