import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ThemeModifierTests {
  private let theme = Theme(
    Theme.Colors(
      text: .mint, secondaryText: .brown, background: .indigo, border: .teal, accent: .pink,
      error: .orange))

  private func attributes(
    of text: String, colorDepth: ColorDepth = .trueColor, @ViewBuilder _ content: () -> some View
  ) -> Attributes? {
    Screen(columns: 12, rows: 4, colorDepth: colorDepth, content: content).attributes(of: text)
  }

  @Test func textHasTheColorsOfTheTheme() {
    let text = attributes(of: "a") { Text("a").theme(theme) }
    #expect(text?.foreground == .mint)
    #expect(text?.background == .indigo)
    #expect(
      attributes(of: "a") { Text("a").foregroundStyle(Color.secondary).theme(theme) }?.foreground
        == .brown)
    #expect(
      attributes(of: "a") { Text("a").foregroundStyle(.green).theme(theme) }?.foreground == .green)
  }

  @Test func bordersAndControlsHaveTheColorsOfTheTheme() {
    #expect(attributes(of: "╭") { Text("a").border().theme(theme) }?.foreground == .teal)
    #expect(attributes(of: "╭") { Button("a").theme(theme) }?.foreground == .teal)
    #expect(
      attributes(of: "╭") { Button("a", role: .destructive).theme(theme) }?.foreground == .orange)
    #expect(attributes(of: "─") { Divider().theme(theme) }?.foreground == .teal)
    #expect(attributes(of: "╭") { GroupBox { Text("a") }.theme(theme) }?.foreground == .teal)
    let screen = Screen(columns: 12, rows: 4) { Button("a").theme(theme) }
    screen.press(.tab)
    #expect(screen.attributes(of: "┏")?.foreground == .pink)
  }

  @Test func aTintTakesPrecedence() {
    #expect(
      attributes(of: "a") {
        Text("a").foregroundStyle(.tint).tint(.green).theme(theme)
      }?.foreground == .green)
    #expect(
      attributes(of: "a") {
        Text("a").foregroundStyle(.theme(.accent)).tint(.green).theme(theme)
      }?.foreground == .pink)
  }

  @Test func theInnerThemeApplies() {
    let inner = Theme(Theme.Colors(text: .theme(.error), accent: .accentColor))
    let nested = { Text("a").foregroundStyle(.tint).theme(inner).theme(theme) }
    #expect(attributes(of: "a", nested)?.foreground == .pink)
    #expect(attributes(of: "a") { Text("a").theme(inner).theme(theme) }?.foreground == .orange)
  }

  @Test func followsAPublisher() {
    let themes = PassthroughSubject<Theme, Never>()
    let evaluations = EvaluationCounter()
    let screen = Screen(columns: 5, rows: 3) {
      CountedButton(counter: evaluations).theme(themes)
    }
    let standard = screen.attributes(of: "╭")?.foreground
    let count = evaluations.count
    themes.send(theme)
    #expect(screen.attributes(of: "╭")?.foreground == .teal)
    #expect(screen.attributes(of: "a")?.background == .indigo)
    themes.send(.standard)
    #expect(screen.attributes(of: "╭")?.foreground == standard)
    #expect(screen.attributes(of: "a")?.background == nil)
    #expect(evaluations.count == count)
  }

  @Test func theColorSchemeChoosesTheColors() {
    let theme = Theme(light: .init(text: .orange), dark: .init(text: .mint))
    let screen = Screen(columns: 1, rows: 1) { Text("a").theme(theme) }
    #expect(screen.attributes(of: "a")?.foreground == .mint)
    screen.colorScheme = .light
    #expect(screen.attributes(of: "a")?.foreground == .orange)
  }

  @Test func theColorSchemeChoosesTheColorsOfContentThatFollowsTheSize() {
    let theme = Theme(light: .init(text: .orange), dark: .init(text: .mint))
    let screen = Screen(columns: 2, rows: 2) {
      GeometryReader { _ in Text("a") }.keyHelp().theme(theme)
    }
    screen.colorScheme = .light
    #expect(screen.attributes(of: "a")?.foreground == .orange)
  }

  @Test func withoutAThemeTheColorSchemeChoosesTheStandardColors() {
    let screen = Screen(columns: 5, rows: 3) { Button("a") }
    #expect(screen.attributes(of: "╭")?.foreground == Theme.standard.dark.border)
    screen.colorScheme = .light
    #expect(screen.attributes(of: "╭")?.foreground == Theme.standard.light.border)
  }

  @Test func fewColorsKeepTheTerminalsTextAndBackground() {
    let text = attributes(of: "a", colorDepth: .ansi16) { Text("a").theme(theme) }
    #expect(text?.foreground == nil)
    #expect(text?.background == nil)
    #expect(
      attributes(of: "a", colorDepth: .ansi16) {
        Text("a").foregroundStyle(.tint).theme(theme)
      }?.foreground == .pink)
  }

  @Test func fewColorsOnALightBackgroundAreNeitherGreenNorYellow() {
    let (light, dark) = (
      Theme.standard.colors(in: .light).onFewColors, Theme.standard.colors(in: .dark).onFewColors
    )
    #expect(light.success == .primary)
    #expect(light.warning == .terminal(.magenta))
    #expect(dark.success == .terminal(.green))
    #expect(dark.warning == .terminal(.yellow))
  }

  @Test func attributesStandForColorsWhereThereAreNone() {
    func text(_ role: Theme.Role) -> Attributes? {
      attributes(of: "a", colorDepth: .none) {
        Text("a").foregroundStyle(.theme(role)).theme(theme)
      }
    }
    #expect(text(.error)?.isBold == true)
    #expect(text(.error)?.isUnderlined == true)
    #expect(text(.warning)?.isBold == true)
    #expect(text(.secondaryText)?.isDim == true)
    #expect(text(.success)?.isBold != true)
  }

  @Test func whatAViewPresentsHasItsTheme() {
    let screen = Screen(columns: 16, rows: 5) {
      Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }.theme(theme)
    }
    #expect(screen.attributes(of: "sheet")?.foreground == .mint)
    #expect(screen.attributes(of: "sheet")?.background == .indigo)
  }

  @Test func viewsReadTheTheme() {
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text(theme == .nord ? "nord" : "other") }
    }
    let themes = CurrentValueSubject<Theme, Never>(.gruvbox)
    let screen = Screen(columns: 5, rows: 1) { Reader().theme(themes) }
    #expect(screen.text == "other")
    themes.send(.nord)
    #expect(screen.text.contains("nord"))
  }
}

@MainActor private final class EvaluationCounter {
  var count = 0
}

/// A button that counts the evaluations of its body.
private struct CountedButton: View {
  let counter: EvaluationCounter

  var body: some View {
    counter.count += 1
    return Button("a")
  }
}
