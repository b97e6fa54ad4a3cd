import Components
import TextBackend
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct AppearanceTests {
  /// How the text of a button is marked in a situation.
  private func effects(
    _ scenario: ButtonScenario, usesColor: Bool = true,
    _ configure: @escaping (inout Appearance) -> Void
  ) -> String {
    let screen = scenario.screen(9, 3, at: .zero, colorDepth: usesColor ? .trueColor : .none) {
      Button("a").buttonStyle(AppearanceButtonStyle(setup: configure))
    }
    let look = screen.attributes(of: "a")
    return [
      (look?.isBold, "bold"), (look?.isUnderlined, "underlined"), (look?.isReversed, "reversed"),
      (look?.isDim, "dim"),
    ].compactMap { $0 == true ? $1 : nil }.joined(separator: " ")
  }

  @Test func unstyledStatesAreMarked() {
    let nothing: (inout Appearance) -> Void = { _ in }
    #expect(effects(.plain, nothing) == "")
    #expect(effects(.hovered, nothing) == "underlined")
    #expect(effects(.focused, nothing) == "bold reversed")
    #expect(effects(.pressed, nothing) == "bold underlined reversed")
    #expect(effects(.disabled, nothing) == "dim")
  }

  @Test func styledStatesAreNotMarked() {
    let colors: (inout Appearance) -> Void = {
      $0.background = $0.isPressed ? .red : $0.isHovered ? .green : $0.isFocused ? .blue : .black
      $0.foreground = $0.isEnabled ? .white : .gray
    }
    for scenario in ButtonScenario.allCases {
      #expect(effects(scenario, colors) == "", "\(scenario)")
    }
  }

  @Test func colorsDoNotCountWithoutColors() {
    let colors: (inout Appearance) -> Void = {
      $0.background = $0.isHovered ? .green : .black
    }
    #expect(effects(.hovered, colors) == "")
    #expect(effects(.hovered, usesColor: false, colors) == "underlined")
    #expect(effects(.hovered, usesColor: false) { $0.symbol = $0.isHovered ? "!" : nil } == "")
  }

  @Test func focusMarksUseThePadding() {
    func focused(_ insets: EdgeInsets, usesASCII: Bool = false) -> String {
      ButtonScenario.focused.screen(9, 1) {
        Button("a").buttonStyle(AppearanceButtonStyle { $0.contentInsets = insets })
          .environment(\.usesASCII, usesASCII)
      }.text
    }
    #expect(focused(EdgeInsets()) == "a")
    #expect(focused(EdgeInsets(leading: 1, trailing: 1)) == "▸a◂")
    #expect(focused(EdgeInsets(leading: 2, trailing: 2)) == "▸ a ◂")
    #expect(focused(EdgeInsets(leading: 3, trailing: 2)) == " ▸ a ◂")
    #expect(focused(EdgeInsets(leading: 3)) == "   a")
    #expect(focused(EdgeInsets(leading: 2, trailing: 2), usesASCII: true) == "> a <")
  }

  @Test func thinLineFollowsTheCornerRadius() {
    func corner(_ border: BorderStyle, radius: Int) -> String {
      picture {
        Text("").appearance {
          $0.border = border
          $0.cornerRadius = radius
        }
      }
    }
    #expect(corner(.light, radius: 0).first == "┌")
    #expect(corner(.light, radius: 1).first == "╭")
    #expect(corner(.double, radius: 1).first == "╔")
  }

  @Test func viewInALabelKnowsTheStateOfItsButton() {
    let screen = ButtonScenario.pressed.screen(9, 1, at: .zero) {
      Button {
      } label: {
        Text("a").appearance { $0.foreground = $0.isPressed ? .red : .blue }
      }
      .buttonStyle(LabelOnlyButtonStyle())
    }
    #expect(screen.attributes(of: "a")?.foreground == .red)
    screen.release(column: 0, row: 0)
    #expect(screen.attributes(of: "a")?.foreground == .blue)
  }

  @Test func knowsTheButtonsRole() {
    let warning = AppearanceButtonStyle { $0.symbol = $0.role == .destructive ? "!" : nil }
    #expect(picture { Button("a", role: .destructive).buttonStyle(warning) } == "! a")
    #expect(picture { Button("a").buttonStyle(warning) } == "a")
  }
}
