/// An animation of symbols, which a terminal does not show: a character stays as it is.
public struct SymbolEffect: Hashable, Sendable {
  /// A jump.
  public static let bounce = SymbolEffect()
  /// A change of the opacity.
  public static let pulse = SymbolEffect()
  /// A change of the layers' opacity, one after the other.
  public static let variableColor = SymbolEffect()
  /// A change of the size.
  public static let scale = SymbolEffect()
  /// An appearance.
  public static let appear = SymbolEffect()
  /// A disappearance.
  public static let disappear = SymbolEffect()
  /// A movement back and forth.
  public static let wiggle = SymbolEffect()
  /// A rotation.
  public static let rotate = SymbolEffect()
  /// A slow change of the size.
  public static let breathe = SymbolEffect()

  /// The effect, upward.
  public var up: SymbolEffect { self }
  /// The effect, downward.
  public var down: SymbolEffect { self }
  /// The effect, of one layer after the other.
  public var byLayer: SymbolEffect { self }
  /// The effect, of all layers at once.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect, of one layer at a time.
  public var iterative: SymbolEffect { self }
  /// The effect, of more and more layers.
  public var cumulative: SymbolEffect { self }
  /// The effect, forth and back.
  public var reversing: SymbolEffect { self }
}

/// How a symbol's animation runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options for a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options for another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
  /// Returns this view: a terminal does not animate symbols.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Returns this view: a terminal does not animate symbols.
  public nonisolated func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }
}
