import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ScaledAxisTests {
  /// Returns the columns of `drawing` after scaling, and their offset. Dots are removable.
  private func scaled(_ drawing: String, leading: Int, trailing: Int) -> (String, Int) {
    let columns = Array(drawing)
    let axis = ScaledAxis(columns.map { $0 == "." }, leading: leading, trailing: trailing)
    return (String(axis.sourceIndices.map { columns[$0] }), axis.offset)
  }

  @Test func removesTheOutermostRemovableColumns() {
    #expect(scaled("a..b..c", leading: 1, trailing: 1) == ("a.b.c", 1))
    #expect(scaled("a..b..c", leading: 2, trailing: 0) == ("ab..c", 2))
  }

  @Test func repeatsTheOutermostRemovableColumn() {
    #expect(scaled("a.b.c", leading: -2, trailing: -1) == ("a...b..c", -2))
  }

  @Test func staysAsLargeAsTheTextNeeds() {
    #expect(scaled("abcd", leading: 1, trailing: 1) == ("abcd", 0))
    #expect(scaled(".abc", leading: 1, trailing: 1) == ("abc", 1))
    #expect(scaled("abcd", leading: -1, trailing: -1) == ("abcd", 0))
  }

  @Test func cropsTheEdgesBelowHalfTheSize() {
    #expect(scaled("abcdef", leading: 2, trailing: 2) == ("cd", 2))
    #expect(scaled("abcd", leading: 0, trailing: 3) == ("a", 0))
    #expect(scaled("ab", leading: 1, trailing: 1) == ("", 1))
  }

  @Test func leavesAnEqualSizeAlone() {
    #expect(scaled("a..b", leading: 0, trailing: 0) == ("a..b", 0))
  }
}
