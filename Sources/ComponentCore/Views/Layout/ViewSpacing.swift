/// The distances that a view prefers to the views beside it.
///
///     let distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
///
/// All views prefer those that stacks use: one column, and no rows.
public struct ViewSpacing: Hashable, Sendable {
  private var insets: EdgeInsets

  /// Creates the usual distances.
  public init() {
    self.init(insets: EdgeInsets(leading: 1, trailing: 1))
  }

  private init(insets: EdgeInsets) {
    self.insets = insets
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(insets: EdgeInsets())

  /// Returns the distance to a view that follows along `axis`: the larger of those that both
  /// prefer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Int {
    axis == .horizontal
      ? max(insets.trailing, next.insets.leading) : max(insets.bottom, next.insets.top)
  }

  /// Enlarges the distances at `edges` to those of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func length(_ edge: Edge.Set, _ length: KeyPath<EdgeInsets, Int>) -> Int {
      let own = insets[keyPath: length]
      return edges.contains(edge) ? max(own, other.insets[keyPath: length]) : own
    }
    insets = EdgeInsets(
      top: length(.top, \.top), leading: length(.leading, \.leading),
      bottom: length(.bottom, \.bottom), trailing: length(.trailing, \.trailing))
  }

  /// Returns the distances, enlarged at `edges` to those of `other`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
