@_spi(Nodes) import ComponentCore

extension ScrollNode {
  /// Whether the content is larger than the viewport and nothing in it can be focused.
  package var canBecomeFocused: Bool {
    isInputEnabled && maxOffset != .zero && !(container is any RowContainer) && !isFocusDisabled
      && viewport?.firstFocusableNode == nil
  }

  package var acceptsPointer: Bool { environment.isEnabled }

  private var isInputEnabled: Bool { environment.isEnabled && environment.isScrollEnabled }

  package func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .scrolled(let x, let y):
      let lines = 3
      return isInputEnabled && scroll(by: Point(x: x * lines, y: y * lines))
    case .key(let press):
      guard press.phase != .up, press.modifiers.isEmpty, isInputEnabled else { return false }
      return handleKey(press.key)
    case .focused: return true
    case .pressed, .dragged, .released, .cancelled, .hovered, .pasted: return false
    }
  }

  /// Scrolls by a key; returns whether it scrolls.
  private func handleKey(_ key: Key) -> Bool {
    guard let viewport else { return false }
    let axis = axes.contains(.vertical) ? Axis.vertical : .horizontal
    var page = Point.zero
    // Consecutive pages overlap by one line.
    page[axis] = max(1, viewport.rect.size[axis] - 1)
    switch key {
    case .pageDown: return scroll(by: page)
    case .pageUp: return scroll(by: .zero - page)
    case .home: return scroll(to: .zero)
    case .end: return scroll(to: maxOffset)
    default: break
    }
    guard tree.eventDispatcher.focused === self, let step = Point(arrow: key) else { return false }
    return scroll(by: step)
  }
}

extension Point {
  /// Creates the step by which an arrow key scrolls; `nil` for other keys.
  fileprivate init?(arrow key: Key) {
    switch key {
    case .up: self.init(x: 0, y: -1)
    case .down: self.init(x: 0, y: 1)
    case .left: self.init(x: -1, y: 0)
    case .right: self.init(x: 1, y: 0)
    default: return nil
    }
  }
}
