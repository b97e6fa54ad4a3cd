import Components

extension Page {
  static let looks = Page(
    "looks", title: "Looks", summary: "Styles that are one static member each", in: .buttons,
    source: PackageResources.StyleStruct_txt, fillsScreen: true
  ) { _ in StyleStruct() }
}

/// The style struct: a style is one static member.
struct StyleStruct: View {
  @State private var presses = 0
  @Environment(\.pageSource) private var source

  var body: some View {
    CardList(message: message) {
      Card("The main action") {
        buttons.buttonStyle(.primary)
      }
      Card("Other actions") {
        buttons.buttonStyle(.secondary)
      }
      Card("Actions in a text") {
        buttons.buttonStyle(.link)
      }
      Card("A style of this page") {
        buttons.buttonStyle(.danger)
      }
      CardFrame("The style of this page") { SwiftCode(source.code(below: "Danger")) }
    }
  }

  private var message: String {
    switch presses {
    case 0: "A custom style is one static member."
    case 1: "Pressed once."
    default: "Pressed \(presses) times."
    }
  }

  /// A button that works, and one that does not.
  private var buttons: some View {
    HStack(spacing: 4) {
      Button("Continue") { presses += 1 }
      Button("Not now") {}.disabled()
    }
    // Shadows fall on the row below.
    .padding(.bottom, 1)
  }
}

// MARK: Danger

extension AppearanceButtonStyle {
  /// The style of buttons with irreversible effects.
  fileprivate static let danger = AppearanceButtonStyle(
    setup: {
      $0.contentInsets = EdgeInsets(leading: 2, trailing: 2)
      $0.border = .light
      $0.cornerRadius = 1
      $0.symbol = "!"
      $0.foreground = .red
    },
    highlight: { isHighlighted, button in
      button.borderColor = isHighlighted ? .magenta : .red
    })
}
