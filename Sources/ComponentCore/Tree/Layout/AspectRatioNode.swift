/// A node whose contents have a shape of their own.
@MainActor
package protocol AspectRatioNode: LayoutNode {
  /// The visible width divided by the visible height, or `nil` to derive it from the size. A row
  /// counts as high as two columns.
  var aspectRatio: Double? { get }
}
