/// The size that a container proposes to a view, in columns and rows.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; `nil` asks for the view's ideal width.
  public var width: Int?
  /// The height; `nil` asks for the view's ideal height.
  public var height: Int?

  /// Creates a proposal. A `nil` length asks for the view's ideal length.
  @inlinable
  public init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of `size`.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the maximum size. Sums of several such lengths do not overflow.
  public static let infinity = ProposedViewSize(width: .maxLength, height: .maxLength)

  /// Returns the size in which lengths that are `nil` are those of `size`: by default, a single
  /// column and row.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 1, height: 1)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  @inlinable
  package init(_ proposal: ProposedSize) {
    self.init(width: proposal.width, height: proposal.height)
  }
}

extension ProposedSize {
  @inlinable
  package init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width?.clampedLength, height: proposal.height?.clampedLength)
  }
}
