/// What a scroll view shows, and where it is told to scroll.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView { … }.scrollPosition($position)
///     Button("To the end") { position.scrollTo(edge: .bottom) }
public struct ScrollPosition: Equatable, Sendable {
  /// The identity, which only travels with its binding on the main actor.
  private nonisolated(unsafe) var id: AnyHashable?
  fileprivate var request: ScrollRequest?
  /// Whether the scroll view is about to tell where the request has led.
  private var awaitsView = false
  /// Whether a person has scrolled last.
  public fileprivate(set) var isPositionedByUser = false

  /// Creates a position of a view that is not known yet.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  /// Creates the position of an end of the content.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Creates the position of a point of the content.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// Creates the position of a point of the content.
  public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  /// The identity of the view that is shown first, if it has that type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  /// The identity of the view that is shown first.
  public var viewID: (any Hashable & Sendable)? {
    // It was given as one of these, or is the identity of a view, which does not change.
    id.map { unsafeBitCast($0.base as! any Hashable, to: (any Hashable & Sendable).self) }
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    isPositionedByUser = false
  }

  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    ask(
      for: .offset(
        x: x.frameCells(along: .horizontal), y: y.frameCells(along: .vertical)))
  }

  /// Scrolls along the horizontal axis.
  public mutating func scrollTo(x: CGFloat) {
    ask(for: .offset(x: x.frameCells(along: .horizontal), y: nil))
  }

  /// Scrolls along the vertical axis.
  public mutating func scrollTo(y: CGFloat) {
    ask(for: .offset(x: nil, y: y.frameCells(along: .vertical)))
  }

  private mutating func ask(for place: ScrollRequest.Place) {
    request = ScrollRequest(place, number: (request?.number ?? 0) + 1)
    id = nil
    awaitsView = true
    isPositionedByUser = false
  }

  fileprivate var shownID: AnyHashable? {
    get { id }
    set {
      id = newValue
      isPositionedByUser = !awaitsView
      awaitsView = false
    }
  }
}

extension View {
  /// Binds a position to the first scroll view in this view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(id: position.shownID, anchor: anchor)
      .scrollRequest(position.wrappedValue.request)
  }
}

/// What a scroll view shows, in points.
public struct ScrollGeometry: Hashable, Sendable {
  /// The point of the content at the top left corner.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The distances from the edges, which a terminal does not have.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// The size of the visible part.
  public var containerSize: CGSize

  init(_ metrics: ScrollMetrics) {
    contentOffset = CGPoint(metrics.offset)
    contentSize = CGSize(metrics.contentSize)
    containerSize = CGSize(metrics.visibleSize)
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Runs `action` when what `transform` makes of the first scroll view in this view changes.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    ObservedScrollView(content: self, transform: transform, action: action)
  }
}

private nonisolated struct ObservedScrollView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  var body: some View { ScrollObserver(view: self) }
}

private struct ScrollObserver<Content: View, Value: Equatable>: View {
  let view: ObservedScrollView<Content, Value>
  @State private var last = Last()

  var body: some View {
    view.content.onScrollMetricsChange { metrics in
      let new = view.transform(ScrollGeometry(metrics))
      let old = last.value
      last.value = new
      if old != new { view.action(old ?? new, new) }
    }
  }

  /// The last value, whose change evaluates no body.
  @MainActor final class Last {
    var value: Value?
  }
}
