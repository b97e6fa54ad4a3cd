import Signals

extension View {
  /// Covers the screen with other views while `isPresented` is `true`.
  ///
  ///     Gallery().fullScreenCover(isPresented: $isPlaying) { Player() }
  ///
  /// The content is centered, and everything behind it is hidden. Input, the environment and
  /// closing are those of a `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown. Set to `false` when the user closes it.
  ///   - onDismiss: Called after the cover has closed.
  ///   - content: The content of the cover, in a column.
  @preconcurrency
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: some ControlSource<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .cover, onDismiss: onDismiss) { PresentedView(onScreen: content) }
  }

  /// Covers the screen with a view of `item` while it is not `nil`.
  ///
  /// When the identity of the item changes, another cover replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the cover shows. Set to `nil` when the user closes the cover.
  ///   - onDismiss: Called after the cover has closed.
  ///   - content: Creates the content of the cover for an item.
  @preconcurrency
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: some ControlSource<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .cover, onDismiss: onDismiss) { item in
      PresentedView(onScreen: { content(item) }, id: item.id)
    }
  }
}

extension PresentationPlacement {
  fileprivate static let cover = PresentationPlacement(position: .fill)
}
