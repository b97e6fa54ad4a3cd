/// The uniform content of an area of a surface, in front of which something is drawn.
package struct Backdrop: Hashable, Sendable {
  /// The area, in columns and rows of the surface.
  package var area: Rect
  /// The surface's code for the content of each cell.
  package var code: UInt64

  package init(area: Rect, code: UInt64) {
    self.area = area
    self.code = code
  }
}

extension DrawingContext {
  /// Returns the content of the area that is being painted, or `nil` if it is not uniform or not
  /// on `surface`.
  package func backdrop(on surface: any Surface) -> Backdrop? {
    graphicsState.surface === surface ? surface.backdrop(in: clip) : nil
  }
}
