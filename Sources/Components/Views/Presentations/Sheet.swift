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
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(PresentedValue(isPresented, dismissed: false), onDismiss, content)
  }

  /// Presents a sheet in front of everything else while the value of `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown. `false` is sent to it when the user closes the
  ///     sheet.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: The content of the sheet, in a column.
  @preconcurrency
  public nonisolated func sheet<Content: View>(
    isPresented: CurrentValueSubject<Bool, Never>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(PresentedValue(isPresented, dismissed: false), onDismiss, content)
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
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(PresentedValue(item, dismissed: nil), onDismiss, content)
  }

  /// Presents a sheet for the value of `item` in front of everything else while it is not `nil`.
  ///
  /// When the identity of the item changes, another sheet replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the sheet shows. `nil` is sent to it when the user closes the sheet.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: Creates the content of the sheet for an item.
  @preconcurrency
  public nonisolated func sheet<Item: Identifiable & Sendable, Content: View>(
    item: CurrentValueSubject<Item?, Never>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(PresentedValue(item, dismissed: nil), onDismiss, content)
  }

  private nonisolated func sheet<Content: View>(
    _ isPresented: PresentedValue<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    presenting(
      Presenter(
        value: isPresented, placement: .sheet, traits: .dimsBackground, onDismiss: onDismiss
      ) { $0 ? PresentedView(inPanel: content) : nil })
  }

  private nonisolated func sheet<Item: Identifiable, Content: View>(
    _ item: PresentedValue<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      Presenter(
        value: item, placement: .sheet, traits: .dimsBackground, onDismiss: onDismiss
      ) { item in
        item.map { item in PresentedView(inPanel: { content(item) }, id: item.id) }
      })
  }
}

extension PresentationPlacement {
  fileprivate static let sheet = PresentationPlacement(position: .center, flexibleWidth: 60)
}
