/// The content of an area of a surface, in front of which something is drawn.
package struct Backdrop {
  /// The area, in columns and rows of the surface.
  package let area: Rect
  /// Draws the content again.
  package let restore: @MainActor () -> Void

  package init(area: Rect, restore: @escaping @MainActor () -> Void) {
    self.area = area
    self.restore = restore
  }
}

extension DrawingContext {
  /// Returns the content of the area that is being painted, or `nil` if it cannot be restored or
  /// is not on `surface`.
  package func backdrop(on surface: any Surface) -> Backdrop? {
    graphicsState.surface === surface ? surface.backdrop(in: clip) : nil
  }
}
