/// A node that evaluates views when something that they read has changed.
@MainActor
protocol EvaluatedNode: Node {
  /// The number of evaluated nodes that enclose the views.
  var depth: Int { get }
  /// Whether the views must be evaluated before the next frame.
  var isDirty: Bool { get }

  /// Evaluates the views.
  func evaluate()
}
