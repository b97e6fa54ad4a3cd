import Signals

/// A view in which several parts follow a publisher, which has one subscriber. A value updates
/// only these parts.
///
///     Shared(levels, default: 0) { level in
///       HStack {
///         Text("Level")
///         Drawn(level.values) { Meter(level: $0) }
///       }
///     }
///
/// ``Latest`` evaluates its content for each value.
package nonisolated struct Shared<Value: Equatable & Sendable, Content: View>: NodeView {
  private let values: ValueOrPublisher<Value>
  private let initial: Value
  private let content: (ShownValue<Value>) -> Content

  /// Creates a view of a value, or of the values of a publisher.
  ///
  /// - Parameters:
  ///   - values: The value, or the publisher.
  ///   - initial: The value that is shown until the publisher sends its first value.
  ///   - content: Creates the view that follows the values.
  package init(
    _ values: ValueOrPublisher<Value>, default initial: Value,
    @ViewBuilder content: @escaping (ShownValue<Value>) -> Content
  ) {
    self.values = values
    self.initial = values.initial ?? initial
    self.content = content
  }

  /// Creates or updates the node that follows the publisher.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? SharedNode<Value, Content> ?? SharedNode(initial, content, in: context)
    node.content = content
    node.setContext(context)
    node.follow(values, default: initial)
    node.evaluate()
    return node
  }
}

/// The node that subscribes to a publisher for other nodes: a class, because it evaluates views.
private final class SharedNode<Value: Equatable & Sendable, Content: View>: BodyNode {
  /// The value until a publisher sends its first.
  private var initial: Value
  /// The newest value, if it is a publisher's.
  private var newest: CurrentValueSubject<Value, Never>?
  /// Whether the publisher has sent a value.
  private var hasReceived = false
  var content: (ShownValue<Value>) -> Content

  init(
    _ value: Value, _ content: @escaping (ShownValue<Value>) -> Content, in context: ViewContext
  ) {
    initial = value
    self.content = content
    super.init(in: context)
  }

  /// Shows `initial` until a publisher sends its first value.
  func follow(_ values: ValueOrPublisher<Value>, default initial: Value) {
    self.initial = initial
    if values.isConstant {
      newest = nil
    } else if newest == nil {
      (newest, hasReceived) = (CurrentValueSubject(initial), false)
    } else if !hasReceived {
      pass(initial)
    }
    var publisher = values
    publisher.initial = nil
    bind(publisher) { node, value in
      node.hasReceived = true
      node.pass(value)
    }
  }

  private func pass(_ value: Value) {
    guard let newest, newest.value != value else { return }
    TransactionBox.passOn { newest.send(value) }
  }

  override func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    let shown = newest.map { ShownValue($0) } ?? ShownValue(initial)
    return content(shown).node(updating: existing, in: context)
  }
}
