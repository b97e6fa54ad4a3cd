/// A type that defines an alignment of one's own.
///
///     private struct UnderTitle: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Int { context[.leading] }
///     }
///
///     extension HorizontalAlignment {
///       static let underTitle = HorizontalAlignment(UnderTitle.self)
///     }
///
/// Views set the position of such an alignment with `alignmentGuide(_:computeValue:)`, and stacks,
/// frames and overlays align these positions.
@MainActor @preconcurrency
public protocol AlignmentID: SendableMetatype {
  /// Returns the position in a view that does not set it, in columns or rows from its left or top
  /// edge.
  static func defaultValue(in context: ViewDimensions) -> Int
}

/// An alignment that an ``AlignmentID`` defines.
@_documentation(visibility: internal)
public struct CustomAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// Whether two alignments are the same.
  public static func == (lhs: CustomAlignment, rhs: CustomAlignment) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Hashes the identity of the alignment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}
