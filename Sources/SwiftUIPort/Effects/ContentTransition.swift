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

  /// One symbol takes the place of another, which a terminal does at once.
  public static let symbolEffect = identity

  /// One symbol takes the place of another, which a terminal does at once.
  public static func symbolEffect(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }

  /// How one symbol takes the place of another.
  public struct ReplaceSymbolEffect: Hashable, Sendable {
    /// In the usual way.
    public static let replace = ReplaceSymbolEffect(), automatic = replace

    /// The effect, down and up.
    public var downUp: ReplaceSymbolEffect { self }
    /// The effect, up and up.
    public var upUp: ReplaceSymbolEffect { self }
    /// The effect, off and up.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect, of one layer after the other.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect, of all layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
  }

  /// The digits of a number move.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }

  /// The digits of a number move up or down as `value` does.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
}
