import Signals

extension View {
  /// Sets whether this view responds to the pointer.
  ///
  ///     Button("Play") { play() }.overlay { Glow().allowsHitTesting(false) }
  ///
  /// If not, the pointer reaches the views behind. The focus and keys are not affected.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    effect(HitTesting.self, ValueOrPublisher(enabled)) { $0.isEnabled = $1 }
  }

  /// Sets whether this view responds to the pointer to the newest of `values`. It does before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func allowsHitTesting(_ values: some Publisher<Bool, Never>) -> some View {
    effect(HitTesting.self, ValueOrPublisher(values)) { $0.isEnabled = $1 }
  }
}

private struct HitTesting: Effect {
  var isEnabled = true

  static var changesDrawing: Bool { false }

  func isTransparentToPointer(at point: Point, in size: Size) -> Bool { !isEnabled }
}
