@_spi(Nodes) import ComponentCore

/// A movement of the pointer while the left mouse button is down.
///
///     Card()
///       .offset(x: start + drag, y: 0)
///       .gesture(
///         DragGesture()
///           .onChanged { drag = $0.translation.width }
///           .onEnded { _ in (start, drag) = (start + drag, 0) })
///
/// The view can be focused, and its text is reversed while it has the focus: Shift with an arrow
/// key drags it by one cell, from its center.
public struct DragGesture: Gesture {
  /// The state of a drag, in columns and rows.
  public struct Value: Hashable, Sendable {
    /// Where the button went down, in the coordinate space of the gesture.
    public var startLocation: Point
    /// Where the pointer is: the start and the translation.
    public var location: Point
    /// The distance from the start to the pointer, which is negative to the left and up.
    public var translation: Size
  }

  private let minimumDistance: Int
  private let coordinateSpace: CoordinateSpace
  private var changed: @MainActor (Value) -> Void = { _ in }
  private var ended: @MainActor (Value) -> Void = { _ in }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The number of cells along either axis by which the pointer has to move
  ///     before the gesture begins. With 0, it begins when the button goes down.
  ///   - coordinateSpace: What locations are relative to, when the button goes down.
  public init(minimumDistance: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Returns a copy that also runs `action` when the pointer has moved. Actions that were added
  /// earlier run first.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    let earlier = changed
    gesture.changed = {
      earlier($0)
      action($0)
    }
    return gesture
  }

  /// Returns a copy that also runs `action` when the drag ends. Actions that were added
  /// earlier run first.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    let earlier = ended
    gesture.ended = {
      earlier($0)
      action($0)
    }
    return gesture
  }

  /// Returns `view`, which can then be dragged.
  public func added(to view: AnyView) -> AnyView {
    AnyView(
      view.nodeModifier(
        DragModifier(
          minimumDistance: minimumDistance, space: coordinateSpace, changed: changed, ended: ended)
      ))
  }
}

private nonisolated struct DragModifier: NodeModifier {
  let minimumDistance: Int
  let space: CoordinateSpace
  let changed: @MainActor (DragGesture.Value) -> Void
  let ended: @MainActor (DragGesture.Value) -> Void

  @MainActor
  func update(_ wrapper: InputNode<DragHandler>) {
    wrapper.handler.gesture = self
  }
}

private final class DragHandler: GestureHandler {
  unowned let node: ContainerNode
  var isMarked = false
  var gesture: DragModifier?
  /// Where the button went down: on the screen, and in the coordinate space.
  private var start: (pointer: Point, location: Point)?
  /// Whether the pointer has moved far enough.
  private var isDragging = false

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handlePointer(_ event: NodeEvent) {
    switch event {
    case .pressed: press()
    case .dragged: drag()
    case .released(let isInside): release(isInside: isInside)
    default: end()
    }
  }

  // MARK: The pointer

  private func press() {
    let pointer = node.tree.eventDispatcher.pointer
    start = (pointer, pointer - node.screenOrigin(of: gesture?.space ?? .local))
    isDragging = false
    if gesture?.minimumDistance ?? 1 <= 0 { drag() }
  }

  private var value: DragGesture.Value? {
    guard let start else { return nil }
    let step = node.tree.eventDispatcher.pointer - start.pointer
    return DragGesture.Value(from: start.location, by: step)
  }

  private func drag() {
    guard let value, let gesture else { return }
    let distance = max(abs(value.translation.width), abs(value.translation.height))
    isDragging = isDragging || distance >= gesture.minimumDistance
    if isDragging { gesture.changed(value) }
  }

  private func release(isInside: Bool) {
    let isClick = !isDragging && isInside
    end()
    if isClick { passOnClick() }
  }

  private func end() {
    if isDragging, let value { gesture?.ended(value) }
    start = nil
    isDragging = false
  }

  // MARK: The keyboard

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers == .shift,
      let step = press.key.arrow, let gesture
    else { return false }
    let center = Point(x: node.rect.size.width / 2, y: node.rect.size.height / 2)
    let origin = node.screenOrigin - node.screenOrigin(of: gesture.space)
    let value = DragGesture.Value(from: center + origin, by: step)
    gesture.changed(value)
    gesture.ended(value)
    return true
  }
}

extension DragGesture.Value {
  fileprivate init(from start: Point, by step: Point) {
    startLocation = start
    location = start + step
    translation = Size(width: step.x, height: step.y)
  }
}

extension Key {
  /// The step of an arrow key; `nil` for other keys.
  fileprivate var arrow: Point? {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    default: nil
    }
  }
}
