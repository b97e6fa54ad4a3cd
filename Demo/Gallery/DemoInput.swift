import Components
import Signals

/// The input of the pages, which share it.
struct DemoInput {
  /// The time between two changes of titles and colors.
  var interval: Duration = .seconds(1)
  /// The titles, if they are not the default ones.
  var titles: AnyPublisher<String?, Never>?
  /// Whether changes of colors are animated.
  var isAnimated = true

  /// Returns the input with the interval of `settings`.
  func with(_ settings: Settings) -> DemoInput {
    var input = self
    input.interval = settings.interval
    return input
  }
}
