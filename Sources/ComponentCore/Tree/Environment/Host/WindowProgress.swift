/// How far a task has come, as a terminal shows it in its tab, its title bar or the taskbar.
///
///     Downloads().windowProgress(.fraction(0.4))
public struct WindowProgress: Hashable, Sendable {
  /// How the task is doing.
  package enum State: Int, Sendable {
    case working = 1
    case failed = 2
    case indeterminate = 3
    case paused = 4
  }

  package let state: State
  /// The part that is done, from 0 to 100.
  package let percentage: Int

  private init(_ state: State, _ fraction: Double) {
    self.state = state
    percentage = fraction > 0 ? Int(min(fraction, 1) * 100) : 0
  }

  /// The progress of a task that does not tell how far it has come.
  public static let indeterminate = WindowProgress(.indeterminate, 0)

  /// Returns the progress of a task of which `fraction` is done, from 0 to 1.
  public static func fraction(_ fraction: Double) -> WindowProgress {
    WindowProgress(.working, fraction)
  }

  /// Returns the progress of a task that has failed when `fraction` was done.
  public static func failed(_ fraction: Double = 1) -> WindowProgress {
    WindowProgress(.failed, fraction)
  }

  /// Returns the progress of a task that waits with `fraction` done.
  public static func paused(_ fraction: Double) -> WindowProgress {
    WindowProgress(.paused, fraction)
  }
}
