/// The title, the message and the buttons of a dialog in a border, which scroll if the screen is
/// too small for them.
nonisolated struct DialogPanel<Message: View, Actions: View>: View {
  let title: Text?
  let message: () -> Message
  let actions: () -> Actions
  let standardButton: DialogActions<Actions>.StandardButton
  var isColumn = false

  @MainActor var body: some View {
    PresentationPanel {
      ScrollView {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            if let title { title.bold() }
            message()
          }
          .multilineTextAlignment(.center)
          buttons
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  @MainActor @ViewBuilder private var buttons: some View {
    let buttons = DialogActions(
      standardButton: standardButton, isColumn: isColumn, content: actions())
    if isColumn {
      buttons.replacingButtonStyles(.plain).padding(.top, 1)
    } else {
      buttons.replacingButtonStyles(.bordered)
    }
  }
}

extension PresentationPlacement {
  /// The center of the screen, in at most 60 columns.
  static let dialog = PresentationPlacement(position: .center, maxWidth: 60)
}
