@_spi(Nodes) import ComponentCore
import Signals

extension View {
  /// Runs `action` when the left mouse button is held down on this view.
  ///
  ///     Row().onLongPressGesture { isEditing = true }
  ///
  /// The pointer must stay on the view. A shorter click is passed to the enclosing views. The view
  /// can be focused, and its text is reversed while it has the focus: Alt-Enter runs the action at
  /// once, because few terminals report how long a key is held, and so do Enter and Space if no
  /// other gesture of the view uses them.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time for which the button is held, in seconds.
  ///   - action: Runs while the button is still down.
  ///   - onPressingChanged: Called with `true` when the button goes down, and with `false` when it
  ///     comes up, the pointer leaves the view, or the time is over.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    nodeModifier(
      LongPressModifier(
        duration: minimumDuration, action: action, onPressingChanged: onPressingChanged))
  }
}

/// A press of the left mouse button that is held: see
/// `onLongPressGesture(minimumDuration:perform:onPressingChanged:)`.
public struct LongPressGesture: Gesture {
  private let minimumDuration: Double
  private var action: @MainActor (Bool) -> Void = { _ in }

  /// Creates a gesture of a button that is held for `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5) {
    self.minimumDuration = minimumDuration
  }

  /// Returns a copy that also runs `action` with `true` when the time is over. Actions that were
  /// added earlier run first.
  public func onEnded(_ action: @escaping @MainActor (Bool) -> Void) -> LongPressGesture {
    var gesture = self
    let earlier = self.action
    gesture.action = {
      earlier($0)
      action($0)
    }
    return gesture
  }

  /// Returns `view`, which then reacts to the press.
  public func added(to view: AnyView) -> AnyView {
    AnyView(
      view.onLongPressGesture(minimumDuration: minimumDuration) { [action] in action(true) })
  }
}

private nonisolated struct LongPressModifier: NodeModifier {
  let duration: Double
  let action: @MainActor () -> Void
  let onPressingChanged: (@MainActor (Bool) -> Void)?

  @MainActor
  func update(_ wrapper: InputNode<LongPressHandler>) {
    wrapper.handler.gesture = self
  }
}

private final class LongPressHandler: GestureHandler {
  unowned let node: ContainerNode
  var isMarked = false
  var gesture: LongPressModifier?
  /// Fires when the button has been held long enough.
  private var timer: AnyCancellable?

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handlePointer(_ event: NodeEvent) {
    switch event {
    case .pressed: press()
    case .dragged(isInside: true): break
    case .released(let isInside):
      let isClick = isInside && timer != nil
      end()
      if isClick { passOnClick() }
    default: end()
    }
  }

  private func press() {
    guard let gesture else { return }
    gesture.onPressingChanged?(true)
    timer = node.tree.schedule(after: gesture.duration.pressDuration) { [weak self] in
      guard let self, timer != nil else { return }
      end()
      self.gesture?.action()
    }
  }

  /// Ends the press, if there is one.
  private func end() {
    if timer == nil { return }
    timer = nil
    gesture?.onPressingChanged?(false)
  }

  func handleKey(_ press: KeyPress) -> Bool {
    let isAlone = node.container?.hasGesture != true && node.contents.first?.hasGesture != true
    guard press.phase != .up,
      press == KeyPress(.enter, modifiers: .alt, phase: press.phase)
        || isAlone && press.isActivation
    else { return false }
    if press.phase == .down { gesture?.action() }
    return true
  }

  func didUnmount() {
    timer = nil
  }
}

extension Double {
  /// The time of a press of this number of seconds. More than a year counts as a year; NaN as no
  /// time.
  var pressDuration: Duration { .seconds(min(max(0, isNaN ? 0 : self), 3e7)) }
}
