import Signals

extension View {
  /// Runs `action` when this view is clicked `count` times in a row.
  ///
  ///     Text("Read more").onTapGesture { isOpen = true }
  ///
  /// A click is released where it was pressed: inside. The view takes focus, and Enter and Space
  /// are clicks; while keys go to it, its text is reversed. Two gestures tell a double from a
  /// single click if the double one stands inside: then the single one waits until no second click
  /// can come.
  ///
  ///     row.onTapGesture(count: 2) { open() }.onTapGesture { select() }
  ///
  /// Of `count` clicks, each must come within 400 milliseconds of the one before.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    precondition(count > 0, "onTapGesture(count: \(count)): a gesture has at least one tap.")
    return nodeModifier(TapGestureModifier(count: count, action: action))
  }
}

private nonisolated struct TapGestureModifier: NodeModifier {
  let count: Int
  let action: @MainActor () -> Void

  @MainActor
  func update(_ wrapper: TapNode) {
    wrapper.count = count
    wrapper.action = action
  }
}

private final class TapNode: ContainerNode {
  var count = 1
  var action: @MainActor () -> Void = {}
  /// The number of taps in a row so far.
  private var taps = 0
  /// Ends the wait for the next tap.
  private var timer: AnyCancellable?
  private var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsPaint() } }
  }

  private static let interval = Duration.milliseconds(400)

  override var acceptsPointer: Bool { environment.isEnabled }

  /// Of several gestures on one view, the innermost has the focus, and hands on what it leaves.
  override var canBecomeFocused: Bool {
    environment.isEnabled && !(contents.count == 1 && contents[0] is TapNode)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
    if !environment.isEnabled { tree.eventDispatcher.remove(self) }
  }

  override func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .released(isInside: true): tap()
    case .key(let press):
      guard press.isActivation else { return false }
      if press.phase == .down { tap() }
    case .focused(let isFocused): self.isFocused = isFocused
    case .pressed, .dragged, .released(isInside: false), .cancelled, .hovered: break
    case .pasted, .scrolled: return false
    }
    return true
  }

  override func activate() -> Bool {
    guard environment.isEnabled else { return false }
    tap()
    return true
  }

  private func tap() {
    taps += 1
    timer = nil
    if taps == count {
      taps = 0
      action()
    } else {
      timer = tree.schedule(after: TapNode.interval) { [weak self] in self?.passOnTaps() }
    }
  }

  /// Passes the taps, which were too few, on to the containers.
  private func passOnTaps() {
    for _ in 0..<taps {
      var next = container
      while let node = next, !node.handle(.pressed) { next = node.container }
      _ = next?.handle(.released(isInside: true))
    }
    taps = 0
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    if isFocused { canvas.attributes.isReversed = true }
    paintChildren(on: canvas)
  }
}
