@_spi(Nodes) import ComponentCore

/// A node of a control that draws its own states.
///
/// It has the focus, the pointer or is pressed, and repaints when one of these changes. A
/// ``ControlNode`` is shown in a style instead.
class DrawnControlNode: ContainerNode {
  private(set) final var state: ControlState = [] {
    didSet { if state != oldValue { setNeedsPaint() } }
  }

  override var canBecomeFocused: Bool { environment.isEnabled }
  override var acceptsPointer: Bool { environment.isEnabled }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    setNeedsPaint()
  }

  /// Called when the left mouse button goes down on the control.
  func pointerDidPress(at point: Point) {}

  /// Called when the pointer moves while the control is pressed.
  func pointerDidDrag(to point: Point) {}

  /// Called when a press ends. It ends outside of the control or without a release if `isInside`
  /// is `false`.
  func pointerDidRelease(at point: Point, isInside: Bool) {}

  /// Handles a key that goes down or repeats; returns `false` to leave it to the container.
  func handleKey(_ press: KeyPress) -> Bool { false }

  final override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused): state.set(.focused, to: isFocused)
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed:
      pointerDidPress(at: pointer)
      state.insert(.pressed)
    case .dragged(let isInside):
      state.set(.pressed, to: isInside)
      pointerDidDrag(to: pointer)
    case .released(let isInside):
      state.remove(.pressed)
      pointerDidRelease(at: pointer, isInside: isInside)
    case .cancelled:
      state.remove(.pressed)
      pointerDidRelease(at: pointer, isInside: false)
    case .key(let press): return press.phase != .up && environment.isEnabled && handleKey(press)
    case .pasted, .scrolled: return false
    }
    return true
  }

  /// The position of the pointer, relative to the node.
  private var pointer: Point { tree.eventDispatcher.pointer - screenOrigin }

  /// The states of the control, with ``ControlState/disabled``.
  final var shownState: ControlState {
    environment.isEnabled ? state : state.union(.disabled)
  }
}
