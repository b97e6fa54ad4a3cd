/// The style that applies `inner`, and `outer` to what that makes.
///
///     Button("Go").buttonStyle(Padded(by: 2) >>> Filled(with: .green))
///
/// The same as `.buttonStyle(inner).buttonStyle(outer)`, as a value that can be named and passed
/// on.
public func >>> <Inner: ButtonStyle, Outer: ButtonStyle>(
  inner: Inner, outer: Outer
) -> some ButtonStyle {
  ComposedButtonStyle(inner: inner, outer: outer)
}

/// The style that takes the step `inner`, and applies `outer` to what that makes.
public func >>> <Body: View, Outer: ButtonStyle>(
  inner: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>, outer: Outer
) -> some ButtonStyle {
  ComposableButtonStyle(inner) >>> outer
}

/// The style that applies `inner`, and takes the step `outer` with what that makes.
public func >>> <Inner: ButtonStyle, Body: View>(
  inner: Inner, outer: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>
) -> some ButtonStyle {
  inner >>> ComposableButtonStyle(outer)
}

private nonisolated struct ComposedButtonStyle<Inner: ButtonStyle, Outer: ButtonStyle>: ButtonStyle
{
  let inner: Inner
  let outer: Outer

  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    let made = StyledButton(style: inner, configuration: configuration)
    return StyledButton(style: outer, configuration: configuration.with(made))
  }
}
