import Components
import Signals
import TextBackend

/// Returns a screen that shows `content` in its middle.
@MainActor
func program(
  _ columns: Int, _ rows: Int, scheduler: any Scheduler = .system,
  @ViewBuilder of content: () -> some View
) -> Screen {
  Screen(columns: columns, rows: rows, scheduler: scheduler) {
    content().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
