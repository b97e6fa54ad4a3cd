import Components
import SignalsTesting
import Testing
import TextBackend

@testable import Demo

extension Page: CustomTestStringConvertible {
  /// The name of the page in the results of a test.
  public var testDescription: String { name }
}

/// Returns a screen that shows only `page`.
@MainActor
func screen(of page: Page, scheduler: TestScheduler = TestScheduler()) -> Screen {
  Screen(columns: 80, rows: 24, scheduler: scheduler) {
    PageView(page: page, input: DemoInput())
  }
}
