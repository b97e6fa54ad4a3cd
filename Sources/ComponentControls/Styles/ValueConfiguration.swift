/// The properties of a control that shows a value, for a style.
protocol ValueConfiguration: StyledConfiguration {
  associatedtype Value: Sendable

  /// The value, for styles that follow it.
  var shown: ShownValue<Value> { get }

  /// Returns these properties with another value, for a style that is evaluated for each.
  func showing(_ value: Value) -> Self
}

/// A style whose views follow the value of a control themselves, so that its body need not be
/// evaluated for each value.
protocol ValueFollowingStyle: ControlStyle where StyleConfiguration: ValueConfiguration {}

extension ValueConfiguration {
  /// Returns the view in `style`, which is made again for each value if the style does not follow
  /// them.
  @MainActor func view(in style: some ControlStyle<Self>) -> any View {
    if shown.isConstant || style is any ValueFollowingStyle { return style.styled(self) }
    return Latest(shown) { style.styled(showing($0)) }
  }
}
