@_spi(Nodes) import ComponentCore
import Signals

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

  /// A press that is held before the drag begins.
  package struct Press {
    /// The time for which the button is held, in seconds.
    let duration: Double
    /// Called with `true` when the button goes down, and with `false` when it comes up or the time
    /// is over.
    let pressingChanged: @MainActor (Bool) -> Void
    /// Called when the time is over.
    let held: @MainActor () -> Void
    /// Called when the button comes up before the drag has begun, with whether the time was over.
    let released: @MainActor (Bool) -> Void

    package init(
      duration: Double, pressingChanged: @escaping @MainActor (Bool) -> Void,
      held: @escaping @MainActor () -> Void, released: @escaping @MainActor (Bool) -> Void
    ) {
      (self.duration, self.pressingChanged) = (duration, pressingChanged)
      (self.held, self.released) = (held, released)
    }
  }

  private let minimumDistance: Size
  private let coordinateSpace: CoordinateSpace
  private var press: Press?
  private var changed: @MainActor (Value) -> Void = { _ in }
  private var ended: @MainActor (Value) -> Void = { _ in }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The number of cells along either axis by which the pointer has to move
  ///     before the gesture begins. With 0, it begins when the button goes down.
  ///   - coordinateSpace: What locations are relative to, when the button goes down.
  public init(minimumDistance: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.init(
      minimumDistances: Size(width: minimumDistance, height: minimumDistance),
      coordinateSpace: coordinateSpace)
  }

  /// Creates a gesture that begins when the pointer has moved by the columns or the rows of
  /// `minimumDistances`.
  package init(minimumDistances: Size, coordinateSpace: CoordinateSpace) {
    minimumDistance = minimumDistances
    self.coordinateSpace = coordinateSpace
  }

  /// Returns a copy that begins when the button has been held for a time, in the same press.
  package func after(_ press: Press) -> DragGesture {
    var gesture = self
    gesture.press = press
    return gesture
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
          minimumDistance: minimumDistance, space: coordinateSpace, press: press, changed: changed,
          ended: ended)))
  }
}

private nonisolated struct DragModifier: NodeModifier {
  let minimumDistance: Size
  let space: CoordinateSpace
  let press: DragGesture.Press?
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
  /// Fires when the button has been held long enough.
  private var timer: AnyCancellable?

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handlePointer(_ event: NodeEvent) {
    switch event {
    case .pressed: press()
    case .dragged(let isInside): if isInside || timer == nil { drag() } else { end() }
    case .released(let isInside): release(isInside: isInside)
    default: end()
    }
  }

  // MARK: The pointer

  private func press() {
    guard let press = gesture?.press else { return begin() }
    press.pressingChanged(true)
    timer = node.tree.schedule(after: press.duration.pressDuration) { [weak self] in
      guard let self, timer != nil else { return }
      timer = nil
      // The press may have changed the gesture.
      let press = gesture?.press ?? press
      press.pressingChanged(false)
      press.held()
      begin()
    }
  }

  private func begin() {
    let pointer = node.tree.eventDispatcher.pointer
    start = (pointer, pointer - node.screenOrigin(of: gesture?.space ?? .local))
    isDragging = false
    drag()
  }

  private var value: DragGesture.Value? {
    guard let start else { return nil }
    let step = node.tree.eventDispatcher.pointer - start.pointer
    return DragGesture.Value(from: start.location, by: step)
  }

  private func drag() {
    guard let value, let gesture else { return }
    let (step, least) = (value.translation, gesture.minimumDistance)
    isDragging = isDragging || abs(step.width) >= least.width || abs(step.height) >= least.height
    if isDragging { gesture.changed(value) }
  }

  private func release(isInside: Bool) {
    // A press that was held has had its effect.
    let isClick = !isDragging && isInside && (gesture?.press == nil || timer != nil)
    end()
    if isClick { passOnClick() }
  }

  private func end() {
    if isDragging, let value { gesture?.ended(value) }
    if let press = gesture?.press {
      if timer != nil { press.pressingChanged(false) }
      if timer != nil || start != nil && !isDragging { press.released(timer == nil) }
    }
    (start, timer) = (nil, nil)
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
    gesture.press?.held()
    gesture.changed(value)
    gesture.ended(value)
    return true
  }

  func didUnmount() {
    timer = nil
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
