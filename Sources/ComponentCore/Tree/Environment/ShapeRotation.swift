extension EnvironmentValues {
  /// The angle by which shapes are turned clockwise around their centers.
  package var shapeRotation: Angle {
    get { self[ShapeRotationKey.self] }
    set { self[ShapeRotationKey.self] = newValue }
  }
}

private struct ShapeRotationKey: EnvironmentKey {
  static let defaultValue = Angle.zero
}
