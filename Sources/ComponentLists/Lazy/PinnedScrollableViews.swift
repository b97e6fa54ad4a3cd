/// The views of a lazy stack that stay on the screen while their section is visible.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the kinds of views.
  public let rawValue: UInt8

  /// The headers of sections, which stay at the beginning of the visible part.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections, which stay at the end of the visible part.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
