// The background of scroll views, and habits of which a terminal has its own.

/// Whether a scroll view gives way at its ends, which it never does on a terminal.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = ScrollBounceBehavior()
  /// As usual.
  public static let always = automatic, basedOnSize = automatic
}

/// Where scrolling comes to rest: on a terminal at each row.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// At each view or page, which a terminal does not do.
  public static let viewAligned = ScrollTargetBehavior(), paging = viewAligned
}

extension View {
  /// Sets whether lists and the sections of forms in this view are on a surface. Hidden, they are
  /// drawn on what is behind them.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.raisesContent = visibility != .hidden }
  }

  /// Has no effect on a terminal, where scrolling stops at the ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Has no effect on a terminal, where scrolling goes by rows.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    self
  }

  /// Has no effect on a terminal, where a scroll view always clips its content.
  public nonisolated func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension View {
  /// Adds space around the content of this view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length ?? 0) }

  /// Adds space around the content of this view, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Has no effect on a terminal, where the scroll bar always shows.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use onGeometryChange(for:of:action:) on the content.")
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Not on a terminal.
  @available(*, unavailable, message: "Use onAppear and onDisappear of the rows of a lazy stack.")
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

/// What has margins: on a terminal the content.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content, or the bars.
  case automatic, scrollContent, scrollIndicators
}
