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
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    fullScreenCover(PresentedValue(isPresented, dismissed: false), onDismiss, content)
  }

  /// Covers the screen with other views while the value of `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown. `false` is sent to it when the user closes the
  ///     cover.
  ///   - onDismiss: Called after the cover has closed.
  ///   - content: The content of the cover, in a column.
  @preconcurrency
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: CurrentValueSubject<Bool, Never>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    fullScreenCover(PresentedValue(isPresented, dismissed: false), onDismiss, content)
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
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(PresentedValue(item, dismissed: nil), onDismiss, content)
  }

  /// Covers the screen with a view of the value of `item` while it is not `nil`.
  ///
  /// When the identity of the item changes, another cover replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the cover shows. `nil` is sent to it when the user closes the cover.
  ///   - onDismiss: Called after the cover has closed.
  ///   - content: Creates the content of the cover for an item.
  @preconcurrency
  public nonisolated func fullScreenCover<Item: Identifiable & Sendable, Content: View>(
    item: CurrentValueSubject<Item?, Never>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(PresentedValue(item, dismissed: nil), onDismiss, content)
  }

  private nonisolated func fullScreenCover<Content: View>(
    _ isPresented: PresentedValue<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    presenting(
      Presenter(value: isPresented, placement: .cover, onDismiss: onDismiss) {
        $0 ? PresentedView(onScreen: content) : nil
      })
  }

  private nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    _ item: PresentedValue<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      Presenter(value: item, placement: .cover, onDismiss: onDismiss) { item in
        item.map { item in PresentedView(onScreen: { content(item) }, id: item.id) }
      })
  }
}

extension PresentationPlacement {
  fileprivate static let cover = PresentationPlacement(position: .fill)
}
