/// Content that consists of several views.
package nonisolated protocol CountedContent {
  /// The number of views.
  var viewCount: Int { get }
}

extension View {
  /// The number of views in this content, as far as it is known: those of a publisher's elements
  /// count as one.
  package nonisolated var viewCount: Int { (self as? any CountedContent)?.viewCount ?? 1 }
}

extension TupleView: CountedContent {
  package var viewCount: Int {
    var count = 0
    for view in repeat each content { count += view.viewCount }
    return count
  }
}

extension EmptyView: CountedContent {
  package var viewCount: Int { 0 }
}

extension ConditionalView: CountedContent {
  package var viewCount: Int {
    switch self {
    case .first(let view): view.viewCount
    case .second(let view): view.viewCount
    }
  }
}
