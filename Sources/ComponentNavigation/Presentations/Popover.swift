import Signals

extension View {
  /// Presents a popover beside this view while `isPresented` is `true`.
  ///
  ///     Button("Color") { isChoosing = true }
  ///       .popover(isPresented: $isChoosing) { ColorChoice() }
  ///
  ///     ╭───────╮
  ///     │ Color │
  ///     ╰───────╯
  ///     ╭─────────────╮
  ///     │ Red    Blue │
  ///     ╰─────────────╯
  ///
  /// A popover stands below the view, or at another edge if it is given, and at the opposite edge
  /// if only that has enough space. It moves with the view. A click outside closes it. Its size,
  /// input, environment and closing are otherwise those of a `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown. Set to `false` when the user closes it.
  ///   - arrowEdge: The preferred edge of this view.
  ///   - content: The content of the popover, in a column.
  public nonisolated func popover<Content: View>(
    isPresented: some ControlSource<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .popover(at: arrowEdge), .popover) { PresentedView(inPanel: content) }
  }

  /// Presents a popover for `item` beside this view while it is not `nil`.
  ///
  /// When the identity of the item changes, another popover replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the popover shows. Set to `nil` when the user closes the popover.
  ///   - arrowEdge: The preferred edge of this view.
  ///   - content: Creates the content of the popover for an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: some ControlSource<Item?>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .popover(at: arrowEdge), .popover) { item in
      PresentedView(inPanel: { content(item) }, id: item.id)
    }
  }
}

extension PresentationPlacement {
  fileprivate static func popover(at edge: Edge) -> PresentationPlacement {
    PresentationPlacement(position: .beside(edge), flexibleWidth: 40)
  }
}

extension PresentationTraits {
  fileprivate static let popover: PresentationTraits = [.dimsBackground, .closesOnOutsideClick]
}
