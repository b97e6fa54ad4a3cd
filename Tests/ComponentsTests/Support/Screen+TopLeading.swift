import Components
import Signals
import TextBackend

extension Screen {
  /// Creates a screen that shows `content` at its top left instead of its center, so that the
  /// pictures and positions in tests depend only on the views.
  ///
  /// In this module it takes precedence over the initializer of `TextBackend`.
  convenience init(
    columns: Int, rows: Int, colorDepth: ColorDepth = .trueColor,
    scheduler: any Scheduler = .system, onChange: @escaping @Sendable () -> Void = {},
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      columns: columns, rows: rows, alignment: .topLeading, colorDepth: colorDepth,
      scheduler: scheduler, onChange: onChange, content: content)
  }
}
