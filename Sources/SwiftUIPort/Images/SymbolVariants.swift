/// Variants of symbols, of which terminals show those that there are characters for.
///
///     Image(systemName: "heart").symbolVariant(.fill)
///
///     ♥
public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: [String] = []

  /// The symbols as they are named.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// Symbols in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// Filled symbols.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// Symbols that are crossed out.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// The variants, in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// The variants, in a square.
  public var square: SymbolVariants { adding(.square) }
  /// The variants, in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// The variants, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variants, crossed out.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether these variants contain all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.allSatisfy(suffixes.contains)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes + other.suffixes.filter { !suffixes.contains($0) })
  }

  /// Returns the name of a symbol in these variants.
  func name(of symbol: String) -> String {
    ([symbol] + suffixes.filter { !symbol.hasSuffix("." + $0) }).joined(separator: ".")
  }
}

extension EnvironmentValues {
  /// The variants of the symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension View {
  /// Shows the symbols in this view in a variant, if there is a character for it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
