@_spi(Nodes) import ComponentCore
import Signals

extension View {
  /// Runs `action` when this view is clicked `count` times in succession.
  ///
  ///     Text("Read more").onTapGesture { isOpen = true }
  ///
  /// A click is a press that is released inside the view. The view can be focused: Enter and Space
  /// count as clicks, and its text is reversed while it has the focus. Successive clicks are at
  /// most 400 milliseconds apart.
  ///
  /// To react to both single and double clicks, apply the double click first. The single click
  /// then waits until no second one can follow:
  ///
  ///     row.onTapGesture(count: 2) { open() }.onTapGesture { select() }
  ///
  /// - Parameters:
  ///   - count: The number of clicks; at least 1.
  ///   - action: Called after the last click.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onTaps(count, in: .local) { _ in action() }
  }

  /// Runs `action` with the place of the last of `count` clicks in this view.
  package nonisolated func onTaps(
    _ count: Int, in space: CoordinateSpace, perform action: @escaping @MainActor (Point) -> Void
  ) -> some View {
    precondition(count > 0, "onTapGesture(count: \(count)): a gesture has at least one tap.")
    return nodeModifier(TapGestureModifier(count: count, space: space, action: action))
  }
}

private nonisolated struct TapGestureModifier: NodeModifier {
  let count: Int
  let space: CoordinateSpace
  let action: @MainActor (Point) -> Void

  @MainActor
  func update(_ wrapper: InputNode<TapHandler>) {
    let handler = wrapper.handler
    (handler.count, handler.space, handler.action) = (count, space, action)
  }
}

private final class TapHandler: GestureHandler {
  unowned let node: ContainerNode
  var isMarked = false
  var count = 1
  var space = CoordinateSpace.local
  var action: @MainActor (Point) -> Void = { _ in }
  /// The number of successive taps so far.
  private var taps = 0
  /// Fires when the next tap is too late.
  private var timer: AnyCancellable?

  private static let interval = Duration.milliseconds(400)

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handlePointer(_ event: NodeEvent) {
    if case .released(isInside: true) = event {
      tap(at: node.tree.eventDispatcher.pointer - node.screenOrigin)
    }
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.isActivation else { return false }
    if press.phase == .down { tap(at: center) }
    return true
  }

  func activate() -> Bool {
    guard node.environment.isEnabled else { return false }
    tap(at: center)
    return true
  }

  func change(_ elements: inout [AccessibilityElement]) {
    elements = elements.map(\.asButton)
  }

  private var center: Point {
    Point(x: node.rect.size.width / 2, y: node.rect.size.height / 2)
  }

  private func tap(at location: Point) {
    taps += 1
    timer = nil
    if taps == count {
      taps = 0
      action(location + node.screenOrigin - node.screenOrigin(of: space))
    } else {
      timer = node.tree.schedule(after: TapHandler.interval) { [weak self] in self?.passOnTaps() }
    }
  }

  /// Passes the taps, of which there were too few, to the enclosing views.
  private func passOnTaps() {
    // A click may remove the node, which must outlive the others.
    withExtendedLifetime(node) {
      for _ in 0..<taps { passOnClick() }
    }
    taps = 0
  }
}
