import Components

extension Page {
  static let looks = Page(
    "looks", title: "Looks", summary: "Styles that are one static member each",
    source: PackageResources.StyleStruct_txt
  ) { _ in StyleStruct() }
}

/// The style struct: a style is one static member.
struct StyleStruct: View {
  @State private var message = "A custom style is one static member."

  var body: some View {
    VStack(spacing: 1) {
      example(".primary", .primary)
      example(".secondary", .secondary)
      example(".link", .link)
      example(".danger, defined on this page", .danger)
      Text(message).foregroundStyle(.secondary)
    }
  }

  private func example(_ name: String, _ style: AppearanceButtonStyle) -> some View {
    Captioned(name) {
      HStack(spacing: 4) {
        Button("Continue") { message = "\(name) was pressed." }
        Button("Not now") {}.disabled()
      }
      .buttonStyle(style)
    }
  }
}

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
