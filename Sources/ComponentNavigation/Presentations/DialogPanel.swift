/// The title, the message and the buttons of a dialog in a border, which scroll if the screen is
/// too small for them.
nonisolated struct DialogPanel<Message: View, Actions: View>: View {
  let kind: DialogKind
  let title: Text?
  let message: () -> Message
  let actions: () -> Actions

  @MainActor var body: some View {
    PresentationPanel {
      ScrollView {
        VStack {
          VStack {
            if let title { title.bold().accessibilityAddTraits(.isHeader) }
            message()
          }
          .multilineTextAlignment(.center)
          buttons
        }
        .frame(columns: .flexible)
      }
    }
  }

  @MainActor @ViewBuilder private var buttons: some View {
    let buttons = DialogActions(kind: kind, content: actions())
    switch kind {
    case .alert: buttons.replacingButtonStyles(.bordered)
    case .confirmation: buttons.replacingButtonStyles(.plain).padding(.top, cells: 1)
    }
  }
}
