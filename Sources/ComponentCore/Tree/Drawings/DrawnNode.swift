import Signals

/// The node of a leaf: a class, because it hosts every ``Drawing`` and ``Control``. It keeps the
/// size, paints the drawing when its look changes, and passes input to it if it is a control.
final class DrawnNode<Content: Drawing>: LayoutNode, ReusableNode, Responder, PointerTracker,
  AspectRatioNode
{
  private(set) var drawing: Content? {
    didSet { drawingDidChange(from: oldValue) }
  }
  /// The newest value that a publisher has sent, and the change that shows one.
  private var value: Any?
  private var showValue: (Any) -> Void = { _ in }
  private lazy var animation = drawing.flatMap { ViewAnimation.make(showing: $0) }
  /// The observer of the objects that the drawing reads.
  private var observer: ObjectObserver?

  private var state: ControlState = [] {
    didSet { if state != oldValue { setNeedsPaint() } }
  }
  private var press: ControlPress<Content>?

  private var frameNumber = 0
  private var frameTimer: AnyCancellable?

  private let isControl = Content.self is any Control.Type

  // MARK: Changes

  /// Shows `drawing`, and animates what changes if an animation applies.
  func show(_ drawing: Content) {
    var new = drawing
    if self.drawing != nil {
      animation?.update(&new, in: self) { [unowned self] change in
        guard var shown = self.drawing else { return }
        change(&shown)
        self.drawing = shown
      }
    }
    self.drawing = new
  }

  /// Shows the drawings that `makeDrawing` returns for the newest of `values`, and `placeholder`
  /// while there is none.
  func show<Value>(
    _ values: ValueOrPublisher<Value>, placeholder: Content?,
    _ makeDrawing: @escaping (Value) -> Content
  ) {
    if values.isConstant { value = nil }
    let shown = value as? Value ?? values.initial
    if let drawing = shown.map(makeDrawing) ?? placeholder { show(drawing) }
    showValue = { [unowned self] value in
      if let value = value as? Value { show(makeDrawing(value)) }
    }
    // The initial value is shown already, by this drawing rather than that of an earlier view.
    var publisher = values
    publisher.initial = nil
    bind(publisher) { node, value in
      node.value = value
      node.showValue(value)
    }
  }

  private func drawingDidChange(from old: Content?) {
    guard let drawing, old.map(drawing.looksLike) != true else { return }
    if drawing.layoutPriority != layoutPriority {
      let traits = LayoutTraits(copying: layoutTraits)
      traits.layoutPriority = drawing.layoutPriority
      setLayoutTraits(traits)
    }
    setNeedsLayoutIfSizeChanges()
    setNeedsPaint()
    updateFrameTimer()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.usesFullColor != old.usesFullColor
      || isControl && environment.isEnabled != old.isEnabled
    {
      setNeedsPaint()
    }
    guard environment.differs(from: old, in: Content.environmentDependencies) else { return }
    setNeedsLayoutIfSizeChanges()
    setNeedsPaint()
    updateFrameTimer()
  }

  /// Starts the timer of the next frame, or stops it if the drawing stands still.
  private func updateFrameTimer() {
    guard let duration = drawing?.frameDuration(in: environment) else { return frameTimer = nil }
    if frameTimer == nil {
      frameTimer = tree.schedule(after: duration) { [weak self] in
        guard let self else { return }
        frameNumber += 1
        frameTimer = nil
        setNeedsPaint()
        updateFrameTimer()
      }
    }
  }

  override func unmount() {
    super.unmount()
    (drawing, value, observer, frameTimer) = (nil, nil, nil, nil)
    showValue = { _ in }
  }

  // MARK: Layout and painting

  override func measure(_ proposal: ProposedSize) -> Size {
    drawing?.size(for: ProposedViewSize(proposal), in: environment) ?? .zero
  }

  var aspectRatio: Double? { drawing?.aspectRatio }

  override func paint(on canvas: DrawingContext) {
    guard let drawing, !rect.isEmpty else { return }
    let canvas = DrawingCanvas(
      canvas, size: rect.size, environment: environment, shaper: tree.shaper, state: shownState,
      pressLocation: press?.location, pointerLocation: pointerLocation, frameNumber: frameNumber)
    var new = observer
    observing(with: &new, orNew: makeObserver) { drawing.draw(on: canvas) }
    observer = new
  }

  private func makeObserver() -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in self?.setNeedsPaint() }
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    guard let drawn = drawing?.accessibilityElement else { return super.accessibilityElements() }
    var element = accessibilityElement(
      drawn.role, label: drawn.label, value: drawn.value, states: drawn.states,
      children: drawn.children)
    (element.hint, element.identifier) = (drawn.hint, drawn.identifier)
    element.position = drawn.position
    if isControl, !environment.isEnabled { element.states.insert(.disabled) }
    return [element]
  }

  // MARK: Input

  private var control: (any Control)? {
    isControl && environment.isEnabled ? drawing as? any Control : nil
  }

  override var responder: (any Responder)? { isControl ? self : nil }

  var canBecomeFocused: Bool { control?.canBecomeFocused ?? false }
  var acceptsPointer: Bool { control?.acceptsPointer(in: environment) ?? false }

  /// The states of the control, with ``ControlState/disabled``.
  private var shownState: ControlState {
    !isControl || environment.isEnabled ? state : state.union(.disabled)
  }

  func handle(_ event: NodeEvent) -> Bool {
    if !isControl { return false }
    switch event {
    case .focused(let isFocused): state.set(.focused, to: isFocused)
    case .hovered(let isHovered): state.set(.hovered, to: isHovered)
    case .pressed: handlePointer(.pressed, isInside: true)
    case .dragged(let isInside): handlePointer(.dragged, isInside: isInside)
    case .released(let isInside): handlePointer(.released, isInside: isInside)
    case .cancelled: handlePointer(.cancelled, isInside: false)
    case .key(let press):
      return environment.isEnabled && press.phase != .up && change { $0.handleKey(press) } == true
    case .scrolled(let x, let y):
      return environment.isEnabled && change { $0.handleScroll(by: Point(x: x, y: y)) } == true
    case .pasted: return false
    }
    return true
  }

  private var tracksPointer: Bool { (Content.self as? any Control.Type)?.tracksPointer == true }

  /// The place of the pointer in a control that tracks it.
  private var pointerLocation: Point? {
    guard state.contains(.hovered), tracksPointer else { return nil }
    return tree.eventDispatcher.pointer - screenOrigin
  }

  var dragsWithinCells: Bool { (Content.self as? any Control.Type)?.dragsWithinCells == true }

  func pointerDidMove() {
    if tracksPointer { setNeedsPaint() }
  }

  private func handlePointer(_ phase: PointerEvent.Phase, isInside: Bool) {
    guard let drawing else { return }
    let location = tree.eventDispatcher.pointer - screenOrigin
    let press = press ?? ControlPress(control: drawing, location: location)
    let isPressed = phase == .pressed || phase == .dragged
    self.press = isPressed ? press : nil
    state.set(.pressed, to: isPressed && isInside)
    let event = PointerEvent(
      phase, at: location, positionInCell: tree.eventDispatcher.pointerInCell,
      from: press.location, isInside: isInside, in: rect.size,
      modifiers: tree.eventDispatcher.pointerModifiers)
    change { $0.handlePointer(event, fromAny: press.control) }
  }

  /// Changes the control by `body`; returns its result, or `nil` if the drawing is no control.
  @discardableResult
  private func change<Result>(_ body: (inout any Control) -> Result) -> Result? {
    guard isControl, var control = drawing as? any Control else { return nil }
    let result = body(&control)
    // The input may have removed the view.
    if drawing != nil { drawing = control as? Content }
    return result
  }
}

/// A press of the pointer on a control.
private struct ControlPress<Content> {
  /// The control as it was before.
  let control: Content
  let location: Point
}

extension Control {
  /// Handles an event of the pointer, with a control of this type.
  fileprivate mutating func handlePointer(_ event: PointerEvent, fromAny start: Any) {
    handlePointer(event, from: start as? Self ?? self)
  }
}

extension EnvironmentValues {
  /// Whether one of the values at `paths` differs from that of `old`.
  fileprivate func differs(
    from old: EnvironmentValues, in paths: [PartialKeyPath<EnvironmentValues>]
  ) -> Bool {
    paths.contains { !areEqual(self[keyPath: $0], old[keyPath: $0]) }
  }
}
