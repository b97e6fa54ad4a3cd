/// The views of a lazy stack that stay on the screen while their section is visible.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the kinds of views.
  public let rawValue: UInt8

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
