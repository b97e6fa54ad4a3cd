/// An alert as a value, as programs wrote it before `alert(_:isPresented:actions:message:)`.
///
///     Card().alert(isPresented: $isAsking) {
///       Alert(
///         title: Text("Delete the file?"), message: Text("This cannot be undone."),
///         primaryButton: .destructive(Text("Delete")) { delete() }, secondaryButton: .cancel())
///     }
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }

    /// Creates the button that Escape presses.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label, .cancel, action)
    }

    /// Creates the button that Escape presses.
    public static func cancel(_ action: (@MainActor () -> Void)?) -> Button {
      .cancel(Text("Cancel"), action: action)
    }

    /// Creates a button that loses something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label, .destructive, action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which says OK if it is `nil`.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as a value, as programs wrote it before `confirmationDialog`.
public struct ActionSheet {
  /// A button of a sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet with buttons. Without any, it has one that closes it.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents the alert that `content` returns while `isPresented` is `true`.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertModifier(isPresented: isPresented, alert: content))
  }

  /// Presents an alert about `item` while it is not `nil`.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(AlertModifier(isPresented: item.isPresent()) { item.wrappedValue.map(content) })
  }

  /// Presents an alert with the description of an error while `isPresented` is `true`.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with the description of an error and a message while `isPresented` is
  /// `true`.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  /// Presents the sheet of actions that `content` returns while `isPresented` is `true`.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(ActionSheetModifier(isPresented: isPresented, sheet: content))
  }

  /// Presents a sheet of actions about `item` while it is not `nil`.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(ActionSheetModifier(isPresented: item.isPresent()) { item.wrappedValue.map(content) })
  }
}

private nonisolated struct AlertModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let alert: () -> Alert?

  @MainActor func body(content: Content) -> some View {
    let alert = isPresented.wrappedValue ? alert() : nil
    content.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      AlertButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }
}

private nonisolated struct ActionSheetModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let sheet: () -> ActionSheet?

  @MainActor func body(content: Content) -> some View {
    let sheet = isPresented.wrappedValue ? sheet() : nil
    content.confirmationDialog(
      sheet?.title ?? Text(""), isPresented: isPresented, titleVisibility: .visible
    ) {
      AlertButtons(buttons: sheet?.buttons ?? [])
    } message: {
      sheet?.message
    }
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension Binding {
  /// Whether there is a value. Set to `false`, there is none.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
