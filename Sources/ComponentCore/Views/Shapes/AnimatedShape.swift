extension AnimatedNode {
  /// Animates the data of a shape if an animation applies. All else of the shape changes at once.
  ///
  /// - Parameters:
  ///   - slot: Distinguishes the animatable values of a node.
  ///   - start: The shape that is shown.
  ///   - target: The shape to reach.
  ///   - apply: Sets the shape.
  func animateShape<Outline: Shape>(
    _ slot: Int = 0, from start: Outline, to target: Outline,
    apply: @escaping @MainActor (Self, Outline) -> Void
  ) {
    if Outline.AnimatableData.self == EmptyAnimatableData.self { return apply(self, target) }
    func shape(_ data: Outline.AnimatableData) -> Outline {
      var shape = target
      shape.animatableData = data
      return shape
    }
    apply(self, shape(start.animatableData))
    let (old, new) = (AnimatedVector(start.animatableData), AnimatedVector(target.animatableData))
    animate(slot, from: old, to: new) { apply($0, shape($1.vector)) }
  }
}
