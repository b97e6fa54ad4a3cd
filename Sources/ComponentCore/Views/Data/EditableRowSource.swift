/// A source of rows that can be deleted and moved.
package protocol EditableRowSource: RowSource {
  var editActions: ForEachEditActions { get }

  /// Returns the text of the row at `index`, which need not be shown.
  func text(at index: Int) -> String?
}
