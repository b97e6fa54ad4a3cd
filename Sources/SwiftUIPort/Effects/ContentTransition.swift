extension ContentTransition {
  /// The characters change at once: they cannot fade.
  @available(*, deprecated, message: "Characters cannot fade: they change at once.")
  public static let opacity = identity

  /// Colors change gradually, as they do with each animation, and characters at once.
  public static let interpolate = identity

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
}
