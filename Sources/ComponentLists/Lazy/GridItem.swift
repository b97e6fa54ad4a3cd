/// The columns of a ``LazyVGrid``, or the rows of a ``LazyHGrid``, with one rule for their length.
///
///     LazyVGrid(columns: [GridItem(.fixed(4)), GridItem(.adaptive(minimum: 10))]) { … }
public struct GridItem: Hashable, Sendable {
  /// The rule for the length of columns or rows.
  public struct Size: Hashable, Sendable {
    enum Rule: Hashable {
      case fixed(Length)
      case flexible(minimum: Length, maximum: Length)
      case adaptive(minimum: Length, maximum: Length)
    }

    let rule: Rule

    /// One column or row of `length` columns or rows.
    public static func fixed(_ length: Int) -> Size { Size(rule: .fixed(length.length)) }

    /// One column or row of `length` points: see ``LengthUnit``.
    @_disfavoredOverload  // A whole number is not in points.
    public static func fixed(_ length: Double) -> Size { Size(rule: .fixed(length.length)) }

    /// One column or row with an equal share of the space, within limits.
    public static func flexible(minimum: Int = 1, maximum: Int = .infinity) -> Size {
      Size(rule: .flexible(minimum: minimum.length, maximum: maximum.length))
    }

    /// One column or row with an equal share of the space, within limits in points: see
    /// ``LengthUnit``.
    @_disfavoredOverload  // A whole number is not in points.
    public static func flexible(minimum: Double = 8, maximum: Double = .infinity) -> Size {
      Size(rule: .flexible(minimum: minimum.length, maximum: maximum.length))
    }

    /// The size of as many columns or rows of at least `minimum` as fit into an equal share of the
    /// space.
    public static func adaptive(minimum: Int, maximum: Int = .infinity) -> Size {
      Size(rule: .adaptive(minimum: minimum.length, maximum: maximum.length))
    }

    /// The size of as many columns or rows of at least `minimum` points as fit into an equal share
    /// of the space: see ``LengthUnit``.
    @_disfavoredOverload  // A whole number is not in points.
    public static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size {
      Size(rule: .adaptive(minimum: minimum.length, maximum: maximum.length))
    }
  }

  /// The rule for the length.
  public var size: Size
  /// The alignment of views in their cells; centered if it is `nil`.
  public var alignment: Alignment?
  /// The distance to the next column or row; the usual one if it is `nil`.
  let givenSpacing: Length?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The rule for the length.
  ///   - spacing: The distance to the next column or row; one column, or no rows, if it is `nil`.
  ///   - alignment: The alignment of views in their cells; centered if it is `nil`.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    self.size = size
    givenSpacing = spacing?.length
    self.alignment = alignment
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The rule for the length.
  ///   - spacing: The distance to the next column or row in points: see ``LengthUnit``.
  ///   - alignment: The alignment of views in their cells; centered if it is `nil`.
  @_disfavoredOverload  // A whole number is not in points.
  public init(_ size: Size = .flexible(), spacing: Double, alignment: Alignment? = nil) {
    self.size = size
    givenSpacing = spacing.length
    self.alignment = alignment
  }
}
