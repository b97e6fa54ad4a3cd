/// A kind of presentation with a title, a message and buttons.
nonisolated enum DialogKind {
  /// A dialog that must be answered, with its buttons in a row and an OK button if it has none.
  case alert
  /// A choice of actions in a column, and of a button that cancels.
  case confirmation

  var traits: PresentationTraits {
    let traits: PresentationTraits = [
      .dimsBackground, .closesOnButtonPress, .escapeCancels, .focusesSafeChoice,
    ]
    return self == .alert ? traits : traits.union(.closesOnOutsideClick)
  }
}

extension View {
  /// Presents a dialog about `data` while `isPresented` is `true` and `data` is not `nil`.
  nonisolated func dialog<Data>(
    _ kind: DialogKind, _ title: Text?, isPresented: some ControlSource<Bool>,
    presenting data: Data?,
    actions: @escaping (Data) -> some View, message: @escaping (Data) -> some View
  ) -> some View {
    presenting(
      Presenter(
        value: PresentedValue(isPresented, dismissed: false), placement: .dialog,
        traits: kind.traits
      ) { isPresented in
        guard isPresented, let data else { return nil }
        return PresentedView(
          id: 0,
          content: AnyView(
            DialogPanel(
              kind: kind, title: title, message: { message(data) }, actions: { actions(data) })))
      })
  }

  /// Presents a dialog about `item` while it is not `nil`.
  nonisolated func dialog<Item: Identifiable>(
    _ kind: DialogKind, _ title: @escaping (Item) -> Text, item: some ControlSource<Item?>,
    actions: @escaping (Item) -> some View, message: @escaping (Item) -> some View
  ) -> some View {
    presenting(item, .dialog, kind.traits) { item in
      PresentedView(
        id: item.id,
        content: AnyView(
          DialogPanel(
            kind: kind, title: title(item), message: { message(item) },
            actions: { actions(item) })))
    }
  }

  /// Presents a dialog while `isPresented` is `true`.
  nonisolated func dialog(
    _ kind: DialogKind, _ title: Text?, isPresented: some ControlSource<Bool>,
    actions: @escaping () -> some View, message: @escaping () -> some View
  ) -> some View {
    dialog(
      kind, title, isPresented: isPresented, presenting: (), actions: { _ in actions() },
      message: { _ in message() })
  }
}

extension PresentationPlacement {
  /// The center of the screen, in at most 60 columns.
  fileprivate static let dialog = PresentationPlacement(position: .center, maxWidth: 60)
}
