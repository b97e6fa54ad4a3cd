import Signals

/// A view that shows a drawing of the newest value of a publisher.
///
///     Drawn(of: loads, default: 0) { Meter(level: $0) }
///
/// Only the drawing is updated for a new value; ``Latest`` shows any view, and evaluates it for
/// each value.
public struct Drawn<Value: Sendable, Content: Drawing>: NodeView {
  private let values: ValueOrPublisher<Value>
  private nonisolated var placeholder: Content?
  private nonisolated var drawing: (Value) -> Content

  /// Creates a view that draws the newest value of `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: The values to draw.
  ///   - initial: The value that is drawn until the publisher sends its first value.
  ///   - drawing: Returns the drawing of a value.
  public nonisolated init(
    of publisher: some Publisher<Value, Never>, default initial: Value,
    drawing: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(publisher, initial: initial), drawing: drawing)
  }

  /// Creates a view that draws the newest value of `publisher`; `nil` keeps the current drawing.
  ///
  /// - Parameters:
  ///   - publisher: The values to draw.
  ///   - initial: The value that is drawn until the publisher sends its first value.
  ///   - drawing: Returns the drawing of a value.
  @_disfavoredOverload  // The values of a publisher of optionals may be meant to be optional.
  public nonisolated init(
    of publisher: some Publisher<Value?, Never>, default initial: Value,
    drawing: @escaping (Value) -> Content
  ) {
    self.init(ValueOrPublisher(publisher, initial: initial), drawing: drawing)
  }

  /// Creates a view that draws the current value of `subject`.
  public nonisolated init(
    of subject: CurrentValueSubject<Value, Never>, drawing: @escaping (Value) -> Content
  ) {
    self.init(of: subject, default: subject.value, drawing: drawing)
  }

  /// Creates a view that draws a value, or the newest one of a publisher, and `placeholder` while
  /// there is none.
  package nonisolated init(
    _ values: ValueOrPublisher<Value>, placeholder: Content? = nil,
    drawing: @escaping (Value) -> Content
  ) {
    self.values = values
    self.placeholder = placeholder
    self.drawing = drawing
  }

  /// Creates or updates the node that draws.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DrawnNode<Content>.reusing(existing, in: context)
    node.show(values, placeholder: placeholder, drawing)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Drawn: Sendable {}
