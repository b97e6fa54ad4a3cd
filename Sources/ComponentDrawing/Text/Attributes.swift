/// The appearance of text, of which any part may be left unset with `nil`.
///
///     Attributes(foreground: .red).merging(Attributes(isBold: true))
///
/// Views inherit the attributes of enclosing views: ``merging(_:)`` adds those of the inner view,
/// which take precedence. `Attributes()` changes nothing.
public struct Attributes: Hashable, Sendable {
  /// The color of text.
  public var foreground: Color?
  /// The color behind text.
  public var background: Color?
  /// The color that `Color.accentColor` refers to.
  public var tint: Color?
  /// Whether text is bold.
  public var isBold: Bool?
  /// Whether text is faint.
  public var isDim: Bool?
  /// Whether text is italic.
  public var isItalic: Bool?
  /// Whether text is underlined.
  public var isUnderlined: Bool?
  /// The look of the line below underlined text; `nil` for a solid line in the text's color.
  public var underlineStyle: TextLineStyle?
  /// Whether text is struck through.
  public var isStrikethrough: Bool?
  /// Whether the colors of text and background are swapped.
  public var isReversed: Bool?

  /// Creates attributes. Those that are `nil` are inherited.
  @inlinable
  public init(
    foreground: Color? = nil, background: Color? = nil, tint: Color? = nil,
    isBold: Bool? = nil, isDim: Bool? = nil, isItalic: Bool? = nil, isUnderlined: Bool? = nil,
    underlineStyle: TextLineStyle? = nil, isStrikethrough: Bool? = nil, isReversed: Bool? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.underlineStyle = underlineStyle
    self.isStrikethrough = isStrikethrough
    self.isReversed = isReversed
  }

  /// Returns these attributes, replaced by those that `inner` sets.
  @inlinable
  public func merging(_ inner: Attributes) -> Attributes {
    Attributes(
      foreground: inner.foreground ?? foreground,
      background: inner.background ?? background,
      tint: inner.tint ?? tint,
      isBold: inner.isBold ?? isBold,
      isDim: inner.isDim ?? isDim,
      isItalic: inner.isItalic ?? isItalic,
      isUnderlined: inner.isUnderlined ?? isUnderlined,
      underlineStyle: inner.underlineStyle ?? underlineStyle,
      isStrikethrough: inner.isStrikethrough ?? isStrikethrough,
      isReversed: inner.isReversed ?? isReversed)
  }
}

extension Attributes: Interpolatable {
  package func interpolated(to target: Attributes, by fraction: Double) -> Attributes {
    var attributes = target
    func interpolate(_ color: WritableKeyPath<Attributes, Color?>) {
      guard let start = self[keyPath: color], let end = target[keyPath: color] else { return }
      attributes[keyPath: color] = start.interpolated(to: end, by: fraction)
    }
    interpolate(\.foreground)
    interpolate(\.background)
    interpolate(\.tint)
    return attributes
  }

  package func animatableDistance(to other: Attributes) -> Double {
    func distance(_ start: Color?, _ end: Color?) -> Double {
      guard let start, let end else { return start == end ? 0 : 1 }
      return start.animatableDistance(to: end)
    }
    let distances = [
      distance(foreground, other.foreground), distance(background, other.background),
      distance(tint, other.tint),
    ]
    return distances.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
