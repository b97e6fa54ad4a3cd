import SwiftUIPort
import TextBackend

/// Returns the text of a screen with `content` in its top left corner.
@MainActor
func picture(
  _ columns: Int = 30, _ rows: Int = 9, @ViewBuilder _ content: () -> some View
) -> String {
  let text = Screen(columns: columns, rows: rows, alignment: .topLeading, content: content).text
  return String(text.reversed().drop { $0 == "\n" }.reversed())
}
