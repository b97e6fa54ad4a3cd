import Components
import TextBackend

/// Returns the outline of what assistive technology is told of a view, without the line of the
/// screen and its indentation.
@MainActor
func outline(
  _ columns: Int = 40, _ rows: Int = 16, @ViewBuilder of content: () -> some View
) -> String {
  Screen(columns: columns, rows: rows, content: content).outline
}

extension Screen {
  /// What assistive technology is told, without the line of the screen and its indentation.
  var outline: String {
    accessibility.description.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }
}
