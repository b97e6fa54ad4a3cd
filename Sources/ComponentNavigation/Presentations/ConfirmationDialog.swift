import Signals

extension View {
  /// Presents a choice between several actions while `isPresented` is `true`.
  ///
  ///     Button("Quit") { isAsking = true }
  ///       .confirmationDialog("Save the changes?", isPresented: $isAsking) {
  ///         Button("Save") { save() }
  ///         Button("Discard", role: .destructive) { discard() }
  ///       }
  ///
  ///     ╭───────────────────╮
  ///     │ Save the changes? │
  ///     │                   │
  ///     │       Save        │
  ///     │      Discard      │
  ///     │    ▸ Cancel ◂     │
  ///     ╰───────────────────╯
  ///
  /// The actions stand in a column. A Cancel button is added unless one of them has the role to
  /// cancel, and that button has the focus first. Pressing a button closes the dialog, then runs
  /// the action of the button. Escape presses the button that cancels, and a click outside closes
  /// the dialog. The dialog covers other views as a `sheet(isPresented:)` does.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: some ControlSource<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    // NB: Swift 6.3 cannot compile clients of a release build if one public method with an opaque
    // result only calls another one.
    dialog(
      .confirmation, Text(title).visible(titleVisibility),
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a choice, with a title that may follow a publisher, while `isPresented` is
  /// `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: some ControlSource<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    dialog(
      .confirmation, title.visible(titleVisibility),
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a choice about `data` while `isPresented` is `true` and `data` is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - data: What the dialog is about.
  ///   - actions: Creates the buttons of the dialog.
  ///   - message: Creates the text below the title.
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: String, isPresented: some ControlSource<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      .confirmation, Text(title).visible(titleVisibility),
      isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a choice without a message about `data` while `isPresented` is `true` and `data` is
  /// not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - data: What the dialog is about.
  ///   - actions: Creates the buttons of the dialog.
  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: String, isPresented: some ControlSource<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    dialog(
      .confirmation, Text(title).visible(titleVisibility),
      isPresented: isPresented, presenting: data,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a choice about `data`, with a title that may follow a publisher, while `isPresented`
  /// is `true` and `data` is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - data: What the dialog is about.
  ///   - actions: Creates the buttons of the dialog.
  ///   - message: Creates the text below the title.
  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: some ControlSource<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      .confirmation, title.visible(titleVisibility),
      isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }
}

extension Text {
  fileprivate func visible(_ visibility: Visibility) -> Text? {
    visibility == .hidden ? nil : self
  }
}
