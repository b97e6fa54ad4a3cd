import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AppearanceViewTests {
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
}
