/// Returns the style that applies `inner`, then `outer` to the result.
///
///     Button("Go").buttonStyle(Padded(by: 2) >>> Filled(with: .green))
///
/// The composition equals `.buttonStyle(inner).buttonStyle(outer)`, as a value that can be named
/// and passed on.
public func >>> <Inner: ButtonStyle, Outer: ButtonStyle>(
  inner: Inner, outer: Outer
) -> some ButtonStyle {
  ComposedButtonStyle(inner: inner, outer: outer)
}

/// Returns the style that applies the step `inner`, then the style `outer`.
public func >>> <Body: View, Outer: ButtonStyle>(
  inner: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, Body>, outer: Outer
) -> some ButtonStyle {
  ComposableButtonStyle(inner) >>> outer
}

/// Returns the style that applies the style `inner`, then the step `outer`.
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
    outer.styled(configuration.with(AnyView(inner.styled(configuration))))
  }

  @MainActor
  func shownStates(in environment: EnvironmentValues) -> ControlState {
    inner.shownStates(in: environment).union(outer.shownStates(in: environment))
  }
}
