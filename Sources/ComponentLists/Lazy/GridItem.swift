/// The columns of a ``LazyVGrid``, or the rows of a ``LazyHGrid``, with one rule for their length.
///
///     LazyVGrid(columns: [GridItem(.fixed(4)), GridItem(.adaptive(minimum: 10))]) { … }
public struct GridItem: Hashable, Sendable {
  /// The rule for the length of columns or rows.
  public struct Size: Hashable, Sendable {
    enum Rule: Hashable {
      case fixed(Int)
      case flexible(minimum: Int, maximum: Int)
      case adaptive(minimum: Int, maximum: Int)
    }

    let rule: Rule

    /// One column or row of `length` columns or rows.
    @_disfavoredOverload  // An overload in points is preferred.
    public static func fixed(_ length: Int) -> Size { Size(rule: .fixed(length)) }

    /// One column or row with an equal share of the space, within limits.
    @_disfavoredOverload  // An overload in points is preferred.
    public static func flexible(minimum: Int = 1, maximum: Int = .infinity) -> Size {
      Size(rule: .flexible(minimum: minimum, maximum: maximum))
    }

    /// The size of as many columns or rows of at least `minimum` as fit into an equal share of the
    /// space.
    @_disfavoredOverload  // An overload in points is preferred.
    public static func adaptive(minimum: Int, maximum: Int = .infinity) -> Size {
      Size(rule: .adaptive(minimum: minimum, maximum: maximum))
    }
  }

  /// The rule for the length.
  public var size: Size
  /// The alignment of views in their cells; centered if it is `nil`.
  public var alignment: Alignment?
  /// The distance to the next column or row; the usual one if it is `nil`.
  public var spacing: Int?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The rule for the length.
  ///   - spacing: The distance to the next column or row; one column, or no rows, if it is `nil`.
  ///   - alignment: The alignment of views in their cells; centered if it is `nil`.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
