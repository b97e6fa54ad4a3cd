/// How the content of a view changes, which a terminal shows at once.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind {
    case identity, opacity, interpolate, numericText
  }

  private let kind: Kind

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The content fades.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content changes step by step.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The digits of a number move.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }

  /// The digits of a number move up or down as `value` does.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
}
