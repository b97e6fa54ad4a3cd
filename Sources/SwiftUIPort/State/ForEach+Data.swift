extension ForEach {
  /// The elements, which `ForEach(subviews:)` and `ForEach(sections:)` only have on the screen.
  public nonisolated var data: Data {
    guard let elements else {
      preconditionFailure("ForEach(subviews:) and ForEach(sections:) have no data of their own.")
    }
    return elements
  }

  /// The function that creates the view of an element.
  public nonisolated var content: (Data.Element) -> Content { { view(of: $0) } }
}

extension TupleView {
  /// Creates a sequence of the views in a tuple.
  ///
  ///     TupleView((Text("a"), Text("b")))
  public nonisolated init(_ value: (repeat each Content)) {
    self.init(repeat each value)
  }
}
