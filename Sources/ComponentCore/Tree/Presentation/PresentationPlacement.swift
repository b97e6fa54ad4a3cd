/// Where a presentation stands on the screen.
///
/// The content is proposed its ideal size. It gets less if the screen has less space, and more
/// columns if it can use them, up to ``flexibleWidth``.
package struct PresentationPlacement: Equatable {
  /// The part of the screen that the content is aligned with.
  package enum Position: Equatable {
    /// The center of the screen.
    case center
    /// The whole screen.
    case fill
    /// Beside the presenting view: at an edge of it if there is space, otherwise at the opposite
    /// one.
    case beside(Edge)
    /// A point on the screen, with the content below and to the right of it if there is space.
    case point(Point)
  }

  var position: Position
  /// The maximum width of the content, in columns.
  var maxWidth: Int
  /// The width up to which content grows that takes the width it is proposed, in columns.
  var flexibleWidth: Int

  /// The columns that stay free on both sides of content in the center, if the screen has them.
  private static let margin = 2

  package init(position: Position, maxWidth: Int = .maxLength, flexibleWidth: Int = 0) {
    self.position = position
    self.maxWidth = maxWidth
    self.flexibleWidth = flexibleWidth
  }

  /// Returns the rectangle of `content` on a screen of `size`.
  ///
  /// - Parameters:
  ///   - content: The layout node to place.
  ///   - anchor: The rectangle of the presenting view on the screen.
  @MainActor
  func rect(of content: LayoutNode, on size: Size, beside anchor: Rect) -> Rect {
    switch position {
    case .center:
      var space = size
      let margins = 2 * PresentationPlacement.margin
      space.width = max(min(size.width, 2 * margins), size.width - margins)
      let chosen = chosenSize(of: content, in: space)
      return Rect(origin: Alignment.center.offset(of: chosen, in: size), size: chosen)
    case .fill: return Rect(size: size)
    case .beside(let edge): return rect(of: content, on: size, at: edge, of: anchor)
    case .point(let point):
      return rect(of: content, on: size, at: .bottom, of: Rect(origin: point, size: .zero))
    }
  }

  /// Returns the size of the content in `space`.
  @MainActor
  private func chosenSize(of content: LayoutNode, in space: Size) -> Size {
    let limit = min(space.width, maxWidth)
    var width = content.sizeThatFits(ProposedSize()).width
    if width < flexibleWidth {
      let flexible = ProposedSize(width: min(limit, flexibleWidth))
      width = max(width, content.sizeThatFits(flexible).width)
    }
    var chosen = content.sizeThatFits(ProposedSize(width: min(limit, width)))
    // Content that scrolls needs a column for its bar.
    if chosen.height > space.height { chosen.width += 1 }
    return Size(width: min(limit, chosen.width), height: min(space.height, chosen.height))
  }

  /// Returns the rectangle of the content beside `anchor`.
  @MainActor
  private func rect(of content: LayoutNode, on size: Size, at edge: Edge, of anchor: Rect) -> Rect {
    let axis = edge.axis
    let range = anchor.range(along: axis)
    let (before, after) = (
      max(0, min(range.lowerBound, size[axis])), max(0, size[axis] - max(0, range.upperBound))
    )
    let needed = chosenSize(of: content, in: size)[axis]
    let prefersAfter = edge == .bottom || edge == .trailing
    let (preferred, other) = prefersAfter ? (after, before) : (before, after)
    let isAfter = (needed <= preferred || preferred >= other) == prefersAfter
    var space = size
    space[axis] = isAfter ? after : before
    let chosen = chosenSize(of: content, in: space)
    var origin = anchor.origin
    origin[axis] = isAfter ? size[axis] - after : before - chosen[axis]
    origin[axis.cross] = max(
      0, min(anchor.origin[axis.cross], size[axis.cross] - chosen[axis.cross]))
    return Rect(origin: origin, size: chosen)
  }
}

extension Edge {
  /// The axis across the edge.
  fileprivate var axis: Axis {
    self == .leading || self == .trailing ? .horizontal : .vertical
  }
}
