/// A type of view that may contain rows which a lazy container creates one by one.
package nonisolated protocol RowGroup {
  /// Whether the view contains a `ForEach` or a section outside of other containers.
  static var hasRowSources: Bool { get }
}

extension View {
  /// Whether the type tells that the view contains a `ForEach` or a section outside of other
  /// containers.
  package nonisolated static var hasRowSources: Bool {
    (Self.self as? any RowGroup.Type)?.hasRowSources ?? false
  }
}

extension TupleView: RowGroup {
  package static var hasRowSources: Bool {
    for type in repeat (each Content).self {
      if type.hasRowSources { return true }
    }
    return false
  }
}

extension ConditionalView: RowGroup {
  package static var hasRowSources: Bool { First.hasRowSources || Second.hasRowSources }
}

extension ModifiedContent: RowGroup {
  package static var hasRowSources: Bool { Content.hasRowSources }
}

extension ScopedContent: RowGroup {
  package static var hasRowSources: Bool { Content.hasRowSources }
}
