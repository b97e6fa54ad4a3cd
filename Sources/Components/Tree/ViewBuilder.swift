/// Makes one view of the several that stand in a closure.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A single view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view that is there or not.
  public static func buildIf<Content: View>(_ content: Content?) -> ConditionalView<
    Content, EmptyView
  > {
    content.map(ConditionalView.first) ?? .second(EmptyView())
  }

  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// A view of a type that not every platform has.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
