/// Builds one view from the statements of a closure.
///
///     VStack {
///       Text("Volume")
///       if isMuted { Text("muted") }
///     }
@resultBuilder
public struct ViewBuilder {
  /// Returns an empty view for a closure without statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Combines several views into a sequence.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an `if` without an `else`: `content`, or an empty view.
  public static func buildIf<Content: View>(_ content: Content?) -> ConditionalView<
    Content, EmptyView
  > {
    content.map(ConditionalView.first) ?? .second(EmptyView())
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// Hides the type of a view that is not available on every platform version.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
