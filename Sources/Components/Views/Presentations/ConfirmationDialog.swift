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
  /// the dialog. What is behind it is as behind a
  /// `sheet(isPresented:)`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. Set to `false` when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    confirmationDialog(
      PresentedValue(isPresented, dismissed: false), Text(title).visible(titleVisibility), actions,
      message)
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
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    confirmationDialog(
      PresentedValue(isPresented, dismissed: false), title.visible(titleVisibility), actions,
      message)
  }

  /// Presents a choice between several actions while the value of `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. `false` is sent to it when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: CurrentValueSubject<Bool, Never>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    confirmationDialog(
      PresentedValue(isPresented, dismissed: false), Text(title).visible(titleVisibility), actions,
      message)
  }

  /// Presents a choice, with a title that may follow a publisher, while the value of
  /// `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown. `false` is sent to it when it closes.
  ///   - titleVisibility: Whether the title is shown. It is unless this is `hidden`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: CurrentValueSubject<Bool, Never>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = EmptyView.init
  ) -> some View {
    confirmationDialog(
      PresentedValue(isPresented, dismissed: false), title.visible(titleVisibility), actions,
      message)
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
    _ title: String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
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
    _ title: String, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
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
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    presenting(
      .confirmationDialog(PresentedValue(isPresented, dismissed: false)) { isPresented in
        guard isPresented, let data else { return nil }
        return .confirmationDialog(
          title.visible(titleVisibility), actions: { actions(data) }, message: { message(data) })
      })
  }

  private nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ isPresented: PresentedValue<Bool>, _ title: Text?,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> some View {
    presenting(
      .confirmationDialog(isPresented) {
        $0 ? .confirmationDialog(title, actions: actions, message: message) : nil
      })
  }
}

extension Presenter where Value == Bool {
  fileprivate static func confirmationDialog(
    _ isPresented: PresentedValue<Bool>, _ view: @escaping (Bool) -> PresentedView?
  ) -> Presenter {
    Presenter(
      value: isPresented, placement: .dialog,
      traits: [
        .dimsBackground, .closesOnOutsideClick, .closesOnButtonPress, .escapeCancels,
        .focusesSafeChoice,
      ],
      view: view)
  }
}

extension PresentedView {
  fileprivate static func confirmationDialog(
    _ title: Text?, actions: @escaping () -> some View, message: @escaping () -> some View
  ) -> PresentedView {
    PresentedView(
      id: 0,
      content: AnyView(
        DialogPanel(
          title: title, message: message, actions: actions, standardButton: .cancel,
          isColumn: true)))
  }
}

extension Text {
  fileprivate func visible(_ visibility: Visibility) -> Text? {
    visibility == .hidden ? nil : self
  }
}
