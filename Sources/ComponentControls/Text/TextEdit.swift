/// The part of a text that edits have replaced: what has been laid out around it may stay.
package struct TextEdit: Equatable, Sendable {
  /// The index of the first character of the part.
  package private(set) var start: Int
  /// The number of characters before the edits.
  package private(set) var oldCount: Int
  /// The number of characters now.
  package private(set) var newCount: Int

  package init(start: Int, oldCount: Int, newCount: Int) {
    (self.start, self.oldCount, self.newCount) = (start, oldCount, newCount)
  }

  /// By how many places the edits have moved what is behind the part.
  var shift: Int { newCount - oldCount }

  /// Returns the part that this and another edit have replaced.
  ///
  /// - Parameter next: An edit of the text as it is after this one.
  func appending(_ next: TextEdit) -> TextEdit {
    let start = min(start, next.start)
    let end = max(self.start + newCount, next.start + next.oldCount)
    let (oldCount, newCount) = (end - shift - start, end + next.shift - start)
    return TextEdit(start: start, oldCount: oldCount, newCount: newCount)
  }
}
