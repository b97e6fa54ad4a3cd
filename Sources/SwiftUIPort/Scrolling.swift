// Habits of scroll views, of which a terminal has its own.

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
  /// Has no effect on a terminal, where the content of lists has the background of the window.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

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
