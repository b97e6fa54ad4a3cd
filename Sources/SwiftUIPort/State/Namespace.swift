/// A name that only one view knows, for the identities of views that belong together.
///
///     @Namespace private var shapes
///
///     Circle().matchedGeometryEffect(id: "dot", in: shapes)
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
  }

  private final class Identity: Sendable {}

  @State private var identity = Identity()

  /// Creates a namespace that lasts as long as the view.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(identity)) }
}

/// The properties that views may share during a transition.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// Creates a set of properties from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Returns this view. On other systems, a view that replaces another with the same identity
  /// moves there from its place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}
