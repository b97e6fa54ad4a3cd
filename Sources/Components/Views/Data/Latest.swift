import Signals

/// A view for the newest value of a publisher.
///
///     Latest(of: temperatures, default: 20) { degrees in
///       if degrees > 30 { Text("Too hot").bold() } else { Text("\(degrees)°") }
///     }
///
/// For what no modifier takes a publisher of. The closure is called again when another value
/// comes, and what the views in it have kept stays with them, as with a body.
public nonisolated struct Latest<Value: Sendable, Content: View>: View {
  private let values: ValueOrPublisher<Value>
  private let initial: Value
  private let content: (Value) -> Content

  /// The view that `content` makes of the newest value of `publisher`; of `initial`, before the
  /// first.
  public init(
    of publisher: some Publisher<Value, Never>, default initial: Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(publisher), default: initial, content: content)
  }

  /// The view that `content` makes of the value of `subject`.
  public init(
    of subject: CurrentValueSubject<Value, Never>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(subject), default: subject.value, content: content)
  }

  init(
    _ values: ValueOrPublisher<Value>, default initial: Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.values = values
    self.initial = initial
    self.content = content
  }

  /// A node that shows the newest value.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? LatestNode<Value, Content> ?? LatestNode(initial, content, in: context)
    node.content = content
    node.setContext(context)
    node.bind(values) { $0.value = $1 }
    node.evaluate()
    return node
  }
}

private final class LatestNode<Value, Content: View>: BodyNode {
  var value: Value {
    didSet { if !areEqual(value, oldValue) { markDirty() } }
  }
  var content: (Value) -> Content

  init(_ value: Value, _ content: @escaping (Value) -> Content, in context: ViewContext) {
    self.value = value
    self.content = content
    super.init(in: context)
  }

  override func bodyNode(updating existing: Node?) -> Node {
    content(value).node(updating: existing, in: context)
  }
}
