import Components
import Signals

/// The input of the pages, which share it.
///
/// An object, because the runtime would look for dynamic properties in a structure.
final class DemoInput {
  /// The time between two changes of titles and colors.
  let interval: Duration
  /// The titles, if they are not the default ones.
  var titles: AnyPublisher<String?, Never>?
  /// Whether changes of colors are animated.
  let isAnimated: Bool
  /// The machine that the monitor shows.
  var machine: any Machine = ExampleMachine()
  /// The scheduler on whose threads the machine is read; `nil` for that of the views.
  var machineScheduler: AnyScheduler?
  /// The log of the log viewer, if it is not the sample.
  var log: LogSource?

  init(
    interval: Duration = .seconds(1), titles: AnyPublisher<String?, Never>? = nil,
    isAnimated: Bool = true
  ) {
    self.interval = interval
    self.titles = titles
    self.isAnimated = isAnimated
  }
}
