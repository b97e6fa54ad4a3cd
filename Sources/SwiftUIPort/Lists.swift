// Looks of lists, of which a terminal has its own.

/// The distance of sections.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The usual distance.
  public static let `default` = ListSectionSpacing()
  /// The usual distance.
  public static let compact = `default`

  /// On a terminal, the usual distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// How much headers stand out.
public enum Prominence: Hashable, Sendable {
  /// As usual, or more.
  case standard, increased
}

extension View {
  /// Has no effect on a terminal, where separators have the color of the theme.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: Edge.Set = [.top, .bottom]
  ) -> some View { self }

  /// Has no effect on a terminal, where sections have no separators.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = [.top, .bottom]
  ) -> some View { self }

  /// Has no effect on a terminal, where sections have no separators.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: Edge.Set = [.top, .bottom]
  ) -> some View { self }

  /// Has no effect on a terminal, where rows follow each other without space.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Has no effect on a terminal, where all sections have the same distance.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Has no effect on a terminal, where all sections have the same distance.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the tint of this row.
  public nonisolated func listItemTint(_ color: Color?) -> some View { tint(color) }

  /// Has no effect on a terminal, where all headers have the same weight.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
}
