import Signals

extension View {
  /// Hides this view, which keeps its space in the layout.
  ///
  ///     HStack { Text("a"); Text("secret").hidden(); Text("b") }
  ///
  ///     a        b
  ///
  /// A hidden view is not drawn. It takes no focus and no input; keyboard shortcuts inside of it
  /// do nothing.
  public nonisolated func hidden() -> some View {
    effect(Hidden.self, ValueOrPublisher(true)) { $0.hidesContent = $1 }
  }

  /// Hides this view while the newest value is `true`. It is shown before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func hidden(_ isHidden: some Publisher<Bool, Never>) -> some View {
    effect(Hidden.self, ValueOrPublisher(isHidden)) { $0.hidesContent = $1 }
  }
}

private struct Hidden: Effect {
  var hidesContent = false
}
