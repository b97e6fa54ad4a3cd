import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct InteractionColorsTests {
  private func button(@ViewBuilder _ label: () -> some View) -> some View {
    Button(action: {}, label: label).buttonStyle(LabelOnlyButtonStyle())
  }

  @Test func showTheStateOfTheEnclosingButton() {
    let colors = ButtonScenario.all(9, 2, at: .zero) {
      button { Text("a").foreground(normal: .gray, hover: .blue, onClick: .brown) }
    } make: {
      $0.attributes(of: "a")?.foreground
    }
    #expect(
      colors == [
        .plain: .gray, .hovered: .blue, .pressed: .brown, .released: .blue, .draggedOff: .gray,
        .focused: .gray, .disabled: .gray,
      ])
  }

  @Test func hoverColorDefaultsToNormal() {
    let screen = ButtonScenario.hovered.screen(9, 2, at: .zero) {
      button { Text("a").foreground(normal: .gray, onClick: .brown) }
    }
    #expect(screen.attributes(of: "a")?.foreground == .gray)
  }

  @Test func applyToShapes() {
    let screen = ButtonScenario.hovered.screen(9, 2, at: .zero) {
      button {
        Text("a").background {
          Rectangle().foreground(normal: .clear, hover: .green, onClick: .red)
        }
      }
    }
    #expect(screen.attributes(of: "a")?.background == .green)
  }

  @Test func areAccompaniedByMarksWithoutColors() {
    let looks = ButtonScenario.all(9, 2, at: .zero, colorDepth: .none) {
      button { Text("a").foreground(normal: .gray, hover: .blue, onClick: .brown) }
    } make: {
      $0.effects(of: "a")
    }
    #expect(
      looks == [
        .plain: "", .hovered: "underlined", .pressed: "underlined reversed dim",
        .released: "underlined reversed", .draggedOff: "reversed", .focused: "reversed",
        .disabled: "dim",
      ])
  }

  @Test func followAPublisher() {
    let colors = PassthroughSubject<InteractionColors, Never>()
    let screen = Screen(columns: 9, rows: 1) { button { Text("a").foreground(colors) } }
    #expect(screen.attributes(of: "a")?.foreground == nil)
    colors.send(InteractionColors(normal: .red, hover: .green, onClick: .blue))
    #expect(screen.attributes(of: "a")?.foreground == .red)
    screen.move(column: 0, row: 0)
    #expect(screen.attributes(of: "a")?.foreground == .green)
    colors.send(InteractionColors(normal: .red, hover: .cyan, onClick: .blue))
    #expect(screen.attributes(of: "a")?.foreground == .cyan)
  }
}
