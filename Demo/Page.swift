import Components
import Signals

/// What there is to see in the gallery.
enum Page: String, CaseIterable {
  case builder
  case styles
  case signIn = "sign-in"
  case crafting
  case looks
  case streams
  case many

  /// What the bar calls it.
  var title: String {
    switch self {
    case .builder: "Builder"
    case .styles: "Styles"
    case .signIn: "Sign in"
    case .crafting: "Crafting"
    case .looks: "Looks"
    case .streams: "Streams"
    case .many: "Many"
    }
  }
}

/// What the pages live on.
struct DemoInput {
  /// How often titles and colors change.
  var interval = Duration.seconds(1)
  /// What the titles are, if not the usual ones.
  var titles: AnyPublisher<String?, Never>?
  /// Whether colors change smoothly.
  var isAnimated = true
}
