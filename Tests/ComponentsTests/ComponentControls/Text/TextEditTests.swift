import Components
import TestSupport
import Testing

@testable import ComponentControls

@Suite(.watchdog) struct TextEditTests {
  @Test func appendingCoversBothParts() {
    let starts = 0...4
    for (first, second) in starts.flatMap({ first in starts.map { (first, $0) } }) {
      for (old, new) in [(0, 2), (2, 0), (1, 3)] {
        // Numbers of 0 and more are characters of the old text.
        var text = Array(0..<8)
        text.replaceSubrange(first..<first + old, with: repeatElement(-1, count: new))
        text.replaceSubrange(second..<second + new, with: repeatElement(-2, count: old))
        let edit = TextEdit(start: first, oldCount: old, newCount: new)
          .appending(TextEdit(start: second, oldCount: new, newCount: old))
        #expect(Array(text.prefix(edit.start)) == Array(0..<edit.start))
        let end = text.dropFirst(edit.start + edit.newCount)
        #expect(Array(end) == Array(edit.start + edit.oldCount..<8))
        #expect(text.count - 8 == edit.newCount - edit.oldCount)
      }
    }
  }
}
