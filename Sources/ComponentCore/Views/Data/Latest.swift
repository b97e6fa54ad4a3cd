import Signals

/// A view of the newest value of a publisher.
///
///     Latest(of: temperatures, default: 20) { degrees in
///       if degrees > 30 { Text("Too hot").bold() } else { Text("\(degrees)°") }
///     }
///
/// Use it where no modifier takes a publisher, for example to switch between different views. The
/// closure is called again when the value changes; the views it returns keep their state, as in a
/// view's body.
public struct Latest<Value: Sendable, Content: View>: NodeView {
  private let values: ValueOrPublisher<Value>
  private nonisolated var initial: Value
  private nonisolated var content: (Value) -> Content

  /// Creates a view of the newest value of `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: The values to show.
  ///   - initial: The value that is shown until the publisher sends its first value.
  ///   - content: Creates the view of a value.
  public nonisolated init(
    of publisher: some Publisher<Value, Never>, default initial: Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(publisher), default: initial, content: content)
  }

  /// Creates a view of the current value of `subject`.
  public nonisolated init(
    of subject: CurrentValueSubject<Value, Never>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(subject), default: subject.value, content: content)
  }

  package nonisolated init(
    _ values: ValueOrPublisher<Value>, default initial: Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.values = values
    self.initial = initial
    self.content = content
  }

  /// Creates a view of the value of a control.
  package nonisolated init(
    _ shown: ShownValue<Value>, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(shown.values, default: shown.current, content: content)
  }

  /// Creates or updates the node that shows the newest value.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? LatestNode<Value, Content> ?? LatestNode(initial, content, in: context)
    node.content = content
    node.setContext(context)
    node.setInitialValue(initial)
    node.bind(values) { $0.receive($1) }
    node.evaluate()
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Latest: Sendable {}

/// The node of views for the newest value of a publisher: a class, because it evaluates views.
private final class LatestNode<Value, Content: View>: BodyNode {
  private var value: Value
  /// Whether the publisher has sent a value.
  private var hasReceived = false
  var content: (Value) -> Content

  init(_ value: Value, _ content: @escaping (Value) -> Content, in context: ViewContext) {
    self.value = value
    self.content = content
    super.init(in: context)
  }

  /// Shows `initial` until the publisher sends its first value.
  func setInitialValue(_ initial: Value) {
    if !hasReceived { value = initial }
  }

  func receive(_ new: Value) {
    hasReceived = true
    let old = value
    value = new
    if areEqual(new, old) { return }
    setTransaction(TransactionBox.applied)
    markDirty()
  }

  override func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    observing { content(value) }.node(updating: existing, in: context)
  }
}
