import Components

extension Page {
  static let crafting = Page(
    "crafting", title: "Craft", summary: "Buttons that show hovering and presses", in: .buttons,
    source: PackageResources.CraftingButtons_txt, fillsScreen: true
  ) { _ in CraftingButtons() }
}

/// Crafting buttons: from a label and an action to custom effects.
struct CraftingButtons: View {
  @State private var message = "Move the pointer over them, press, drag away."

  var body: some View {
    CardList(message: message) {
      Card("An action and a label") {
        Button {
          message = "Confirmed."
        } label: {
          Text("Confirm").padding(.horizontal)
        }
      }
      Card("A gesture") {
        Text("Tap twice, or press Enter twice")
          .padding(.horizontal)
          .onTapGesture(count: 2) { message = "Tapped twice." }
      }
      Card("A style that shrinks the button while it is pressed") {
        Button {
          message = "Confirmed with a smaller button."
        } label: {
          Text("Confirm").padding(.horizontal, 3).background(.blue).foregroundStyle(.white)
        }
        .buttonStyle(HeadroomScaleButton())
      }
      Card("Views that know whether their button is hovered or pressed") {
        Button {
          message = "Confirmed in brown on indigo."
        } label: {
          Text("Confirm")
            .foreground(normal: .gray, hover: .white, onClick: .brown)
            .padding()
            .background {
              RoundedRectangle(cornerRadius: 2)
                .foreground(normal: .clear, hover: .accentColor, onClick: .indigo)
            }
        }
        .buttonStyle(HeadroomStyledButton())
      }
    }
  }
}

/// Moves down and shrinks while pressed.
private struct HeadroomScaleButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.top, configuration.isPressed ? 1 : 0)
      .padding(.bottom, configuration.isPressed ? 0 : 1)
      .contentShape(Rectangle())
      .scaleEffect(configuration.isPressed ? 0.9 : 1.0)
      .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
  }
}

/// Emphasizes the label while the button is hovered or focused.
private struct HeadroomStyledButton: ButtonStyle {
  @State private var hovering = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onHover { hovering = $0 }
      .bold(configuration.isFocused || hovering)
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState {
    environment.usesFullColor ? [.pressed, .hovered, .focused] : [.hovered, .focused]
  }
}
