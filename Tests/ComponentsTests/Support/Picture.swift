import Components
import TextBackend

/// Returns the rows of a view on a screen, without trailing blank rows.
@MainActor
func picture(
  _ columns: Int = 30, _ rows: Int = 10, @ViewBuilder of content: () -> some View
) -> String {
  Screen(columns: columns, rows: rows, content: content).picture
}

extension Screen {
  /// Its rows, without the blank ones at the end.
  var picture: String {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
