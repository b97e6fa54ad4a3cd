import Signals

extension View {
  /// Presents an alert while `isPresented` is `true`.
  ///
  ///     Button("Delete") { isAsking = true }
  ///       .alert("Delete the file?", isPresented: $isAsking) {
  ///         Button("Delete", role: .destructive) { delete() }
  ///         Button("Keep", role: .cancel) { }
  ///       } message: {
  ///         Text("This cannot be undone.")
  ///       }
  ///
  ///     ╭────────────────────────╮
  ///     │    Delete the file?    │
  ///     │ This cannot be undone. │
  ///     │  ╭────────╮ ┏━━━━━━┓   │
  ///     │  │ Delete │ ┃ Keep ┃   │
  ///     │  ╰────────╯ ┗━━━━━━┛   │
  ///     ╰────────────────────────╯
  ///
  /// An alert stands in the center of the screen and is at most 60 columns wide. The focus is on
  /// the button whose role is to cancel or, without one, on the first one that is not destructive;
  /// text fields in the alert have it before the buttons. Pressing a button closes the alert, then
  /// runs the action of the button. Escape presses the button whose role is to cancel, or closes
  /// the alert if there is none. An alert without buttons has an OK button. The alert covers other
  /// views as a `sheet(isPresented:)` does.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown. Set to `false` when it closes.
  ///   - actions: The buttons of the alert.
  ///   - message: The text below the title.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: String, isPresented: some ControlSource<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    // NB: Not by the method below, for the reason in `confirmationDialog`.
    dialog(.alert, Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that may follow a publisher while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown. Set to `false` when it closes.
  ///   - actions: The buttons of the alert.
  ///   - message: The text below the title.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: some ControlSource<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    dialog(.alert, title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about `data` while `isPresented` is `true` and `data` is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown. Set to `false` when it closes.
  ///   - data: What the alert is about.
  ///   - actions: Creates the buttons of the alert.
  ///   - message: Creates the text below the title.
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: String, isPresented: some ControlSource<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents an alert without a message about `data` while `isPresented` is `true` and `data` is
  /// not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown. Set to `false` when it closes.
  ///   - data: What the alert is about.
  ///   - actions: Creates the buttons of the alert.
  public nonisolated func alert<Data, Actions: View>(
    _ title: String, isPresented: some ControlSource<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert about `item` while it is not `nil`.
  ///
  ///     .alert("Cannot save", item: $error) { _ in
  ///       Button("OK") { }
  ///     } message: { error in
  ///       Text(error.description)
  ///     }
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - item: What the alert is about. Set to `nil` when it closes.
  ///   - actions: Creates the buttons of the alert.
  ///   - message: Creates the text below the title.
  public nonisolated func alert<Item: Identifiable, Actions: View, Message: View>(
    _ title: String, item: some ControlSource<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.alert, { _ in Text(title) }, item: item, actions: actions, message: message)
  }

  /// Presents an alert about `item`, with a title that `title` creates, while it is not `nil`.
  ///
  /// - Parameters:
  ///   - item: What the alert is about. Set to `nil` when it closes.
  ///   - title: Creates the title of the alert.
  ///   - actions: Creates the buttons of the alert.
  ///   - message: Creates the text below the title.
  public nonisolated func alert<Item: Identifiable, Actions: View, Message: View>(
    item: some ControlSource<Item?>, title: @escaping (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.alert, title, item: item, actions: actions, message: message)
  }

  /// Presents an alert about `data`, with a title that may follow a publisher, while `isPresented`
  /// is `true` and `data` is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown. Set to `false` when it closes.
  ///   - data: What the alert is about.
  ///   - actions: Creates the buttons of the alert.
  ///   - message: Creates the text below the title.
  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: some ControlSource<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      .alert, title, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
}
