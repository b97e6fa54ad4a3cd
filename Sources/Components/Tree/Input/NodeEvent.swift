/// An event as a node sees it.
enum NodeEvent {
  /// A key, while the node or something in it has the focus.
  case key(KeyPress)
  /// Text was pasted, while the node or something in it has the focus.
  case pasted(String)
  /// The wheel turned over it or something in it, by so many steps to the right and down.
  case scrolled(x: Int, y: Int)
  /// The left mouse button went down on it; who takes that hears of the rest.
  case pressed
  /// The pointer moved since.
  case dragged(isInside: Bool)
  /// The button came up.
  case released(isInside: Bool)
  /// There will be no release.
  case cancelled
  /// The pointer came, or left.
  case hovered(Bool)
  /// The focus came, or left.
  case focused(Bool)
}
