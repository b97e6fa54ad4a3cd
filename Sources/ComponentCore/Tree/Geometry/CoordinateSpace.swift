/// The origin of coordinates, for ``GeometryProxy/frame(in:)`` and the locations of gestures.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the screen.
  case global
  /// The top left corner of the enclosing view that has this name: see
  /// `coordinateSpace(name:)`. Without such a view, that of the screen.
  case named(AnyHashable)

  /// The top left corner of the innermost enclosing scroll view, of what can be seen of its
  /// content. Without one, that of the screen.
  public static var scrollView: CoordinateSpace { .named(ScrollViewSpace()) }

  /// The top left corner of the innermost enclosing scroll view.
  public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }
}

/// A node that scrolls its content, and is the origin of ``CoordinateSpace/scrollView``.
package protocol ScrollSpace: LayoutNode {}

/// The name of the coordinate space of a scroll view.
package struct ScrollViewSpace: Hashable {
  package init() {}
}

extension LayoutNode {
  /// Returns the position of the origin of a coordinate space on the screen.
  package func screenOrigin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: screenOrigin
    case .global: .zero
    case .named(let name): namedSpace(name)?.screenOrigin ?? .zero
    }
  }

  /// Returns the innermost of the enclosing nodes that define a coordinate space with a name.
  func namedSpace(_ name: AnyHashable) -> LayoutNode? {
    var node = container
    let isScrollView = name.base is ScrollViewSpace
    while let outer = node {
      if isScrollView, outer is any ScrollSpace { return outer }
      if (outer as? EffectNode<NamedSpace>)?.behavior.name == name { return outer }
      node = outer.container
    }
    return nil
  }
}

/// A coordinate space with a name.
struct NamedSpace: Effect {
  var name: AnyHashable?

  static var changesDrawing: Bool { false }
}
