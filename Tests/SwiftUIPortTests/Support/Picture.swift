import SwiftUIPort
import TextBackend

/// Returns the text of a screen with `content` in its top left corner.
@MainActor
func picture(
  _ columns: Int = 30, _ rows: Int = 9, @ViewBuilder _ content: () -> some View
) -> String {
  Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).picture
}

extension Screen {
  /// The text without empty lines at its end.
  var picture: String { String(text.reversed().drop { $0 == "\n" }.reversed()) }
}

/// Returns the cells of a screen that `content` fills with red, as `#`.
@MainActor
func redCells(_ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> some View) -> String {
  let frame = Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).frame
  return (0..<rows).map { row in
    String((0..<columns).map { frame[$0, row].attributes.background == .red ? "#" : "." })
  }.joined(separator: "\n")
}
