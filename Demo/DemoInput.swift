import Components
import Signals

/// The input of the pages.
struct DemoInput {
  /// The time between two changes of titles and colors.
  var interval = Duration.seconds(1)
  /// The titles, if they are not the default ones.
  var titles: AnyPublisher<String?, Never>?
  /// Whether changes of colors are animated.
  var isAnimated = true
  /// The machine that the monitor shows.
  var machine: any Machine = ExampleMachine()
  /// The scheduler on whose threads the machine is read; `nil` for that of the views.
  var machineScheduler: AnyScheduler?
  /// The log of the log viewer, if it is not the sample.
  var log: LogSource?
}
