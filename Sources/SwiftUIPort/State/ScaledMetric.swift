/// A length that grows with the size of text, which on a terminal has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a length that grows as a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }
}

/// A modifier with data that is animated, as programs wrote it before both protocols were given.
public typealias AnimatableModifier = Animatable & ViewModifier
