/// A view with a modifier, as the result of a function that names its type.
///
///     func titled() -> ModifiedContent<Self, Title> { modifier(Title()) }
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

// Its properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ModifiedContent: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view, changed by the modifier.
  public var body: some View { content.modifier(modifier) }
}

extension View {
  /// Returns this view with a modifier, where the type of that is named.
  @_disfavoredOverload  // Elsewhere the type is hidden.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
