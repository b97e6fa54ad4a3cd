import Signals

extension View {
  /// Presents a sheet in front of everything else while `isPresented` is `true`.
  ///
  ///     Button("Rename") { isRenaming = true }
  ///       .sheet(isPresented: $isRenaming) { RenameView() }
  ///
  ///     ╭────────────────────────╮
  ///     │ New name               │
  ///     │ ╭────────────────────╮ │
  ///     │ │seeds.txt           │ │
  ///     │ ╰────────────────────╯ │
  ///     ╰────────────────────────╯
  ///
  /// A sheet stands in the center of the screen. It is as large as its content, as far as the
  /// screen has space, and content that takes the width it is proposed gets up to 60 columns. The
  /// focus moves to the first view in the sheet and stays inside; what is behind it is faint,
  /// takes no input, and keeps following its publishers. Escape closes the sheet, and so does
  /// ``EnvironmentValues/dismiss`` inside it. Then the focus returns to where it was.
  ///
  /// The sheet has the environment of this view, its text attributes and its named colors, but is
  /// enabled even if this view is disabled. It closes when this view disappears. Preferences stay
  /// inside it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown. Set to `false` when the user closes it.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: The content of the sheet, in a column.
  @preconcurrency
  public nonisolated func sheet<Content: View>(
    isPresented: some ControlSource<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .sheet, .dimsBackground, onDismiss: onDismiss) {
      PresentedView(inPanel: content)
    }
  }

  /// Presents a sheet for `item` in front of everything else while it is not `nil`.
  ///
  /// When the identity of the item changes, another sheet replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the sheet shows. Set to `nil` when the user closes the sheet.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: Creates the content of the sheet for an item.
  @preconcurrency
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: some ControlSource<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .sheet, .dimsBackground, onDismiss: onDismiss) { item in
      PresentedView(inPanel: { content(item) }, id: item.id)
    }
  }
}

extension PresentationPlacement {
  fileprivate static let sheet = PresentationPlacement(position: .center, flexibleWidth: 60)
}
