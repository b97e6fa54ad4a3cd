// Words for dragging between views and programs. A terminal reports the pointer, but takes part in
// no dragging between programs, so nothing is ever dragged or dropped.

/// What is dragged.
public final class NSItemProvider: Sendable {
  /// Creates a provider of nothing.
  public init() {}

  /// Creates a provider of an object.
  public init(object: Any) {}
}

/// Where something would be dropped.
public struct DropInfo {
  /// The place, in points.
  public var location: CGPoint
}

/// What a drop would do.
public struct DropProposal {
  /// The kinds of drops.
  public enum Operation: Sendable {
    /// None, or the usual kinds.
    case cancel, forbidden, copy, move
  }

  /// What the drop would do.
  public let operation: Operation

  /// Creates a proposal.
  public init(operation: Operation) { self.operation = operation }
}

/// A type that takes part in a drop.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Returns whether a drop is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when the pointer arrives.
  func dropEntered(info: DropInfo)
  /// Called when the pointer leaves.
  func dropExited(info: DropInfo)
  /// Called when the pointer moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
}

extension View {
  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drags nothing between views: use DragGesture.")
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drags nothing between views: use DragGesture.")
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drags nothing between views: use DragGesture.")
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drags nothing between views: use DragGesture.")
  public nonisolated func draggable<Item>(_ payload: @autoclosure @escaping () -> Item) -> some View
  { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drags nothing between views: use DragGesture.")
  public nonisolated func draggable<Item, Preview: View>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drops nothing: paste text, or use DragGesture.")
  public nonisolated func dropDestination<Item>(
    for type: Item.Type, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drops nothing: paste text, or use DragGesture.")
  public nonisolated func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drops nothing: paste text, or use DragGesture.")
  public nonisolated func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "A terminal drops nothing: paste text, or use DragGesture.")
  public nonisolated func onDrop(of types: [String], delegate: some DropDelegate) -> some View {
    self
  }
}
