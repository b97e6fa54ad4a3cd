import Signals

// The public modifiers that take numbers of columns and rows are in `Components`.

extension View {
  /// Adds space around this view: two columns at each side, a row above and below.
  public nonisolated func padding() -> some View {
    padding(ValueOrPublisher(.usual(.all)))
  }

  /// Adds the usual space at `edges`: two columns at a side, a row above or below.
  public nonisolated func padding(_ edges: Edge.Set) -> some View {
    padding(ValueOrPublisher(.usual(edges)))
  }

  /// Adds a number of columns and rows at `edges`.
  package nonisolated func padding(_ edges: Edge.Set = .all, cells: Int) -> some View {
    padding(ValueOrPublisher(EdgeInsets(edges, cells)))
  }

  package nonisolated func padding(_ insets: ValueOrPublisher<EdgeInsets>) -> some View {
    effect(Padding.self, insets) { $0.animatableData = $1 }
  }
}

private struct Padding: Effect {
  var animatableData = EdgeInsets()

  static var changesDrawing: Bool { false }

  var insets: EdgeInsets { animatableData }
}
