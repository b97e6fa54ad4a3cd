/// Views side by side. On a terminal, their widths cannot be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a row of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The row.
  public var body: some View { HStack(spacing: 0) { content } }
}

/// Views above each other. On a terminal, their heights cannot be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The column.
  public var body: some View { VStack(spacing: 0) { content } }
}
