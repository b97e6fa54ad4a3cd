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
    isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(PresentedValue(isPresented, dismissed: false), arrowEdge, content)
  }

  /// Presents a popover beside this view while the value of `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown. `false` is sent to it when the user closes the
  ///     popover.
  ///   - arrowEdge: The preferred edge of this view.
  ///   - content: The content of the popover, in a column.
  public nonisolated func popover<Content: View>(
    isPresented: CurrentValueSubject<Bool, Never>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(PresentedValue(isPresented, dismissed: false), arrowEdge, content)
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
    item: Binding<Item?>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(PresentedValue(item, dismissed: nil), arrowEdge, content)
  }

  /// Presents a popover for the value of `item` beside this view while it is not `nil`.
  ///
  /// When the identity of the item changes, another popover replaces the first.
  ///
  /// - Parameters:
  ///   - item: The item that the popover shows. `nil` is sent to it when the user closes the
  ///     popover.
  ///   - arrowEdge: The preferred edge of this view.
  ///   - content: Creates the content of the popover for an item.
  public nonisolated func popover<Item: Identifiable & Sendable, Content: View>(
    item: CurrentValueSubject<Item?, Never>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(PresentedValue(item, dismissed: nil), arrowEdge, content)
  }

  private nonisolated func popover<Content: View>(
    _ isPresented: PresentedValue<Bool>, _ edge: Edge,
    _ content: @escaping () -> Content
  ) -> some View {
    presenting(
      Presenter(value: isPresented, placement: .popover(at: edge), traits: .popover) {
        $0 ? PresentedView(inPanel: content) : nil
      })
  }

  private nonisolated func popover<Item: Identifiable, Content: View>(
    _ item: PresentedValue<Item?>, _ edge: Edge,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      Presenter(value: item, placement: .popover(at: edge), traits: .popover) { item in
        item.map { item in PresentedView(inPanel: { content(item) }, id: item.id) }
      })
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
