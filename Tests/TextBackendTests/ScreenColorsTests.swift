import Components
import TestSupport
import Testing

@testable import TextBackend

/// System colors, which look different on light and on dark backgrounds.
@MainActor @Suite(.watchdog) struct ScreenColorsTests {
  private func screen(_ colorDepth: ColorDepth = .trueColor) -> Screen {
    Screen(columns: 4, rows: 1, colorDepth: colorDepth) {
      Text("ab").foregroundStyle(.blue)
    }
  }

  @Test func aColorWithANameFollowsTheColorScheme() {
    let screen = self.screen()
    #expect(bytes(screen).contains("38;2;59;144;255m"))
    screen.colorScheme = .light
    #expect(screen.attributes(of: "ab")?.foreground == .blue)
    #expect(bytes(screen).contains("38;2;11;87;208m"))
    screen.standardTheme = .terminal
    #expect(bytes(screen).contains("[34m"))
  }

  @Test func faintTextFollowsTheColorScheme() {
    let screen = Screen(columns: 2, rows: 1) {
      Text("ab").foregroundStyle(Color(red: 255, green: 0, blue: 0)).dim()
    }
    #expect(bytes(screen).contains("38;2;153;0;0mab"))
    screen.colorScheme = .light
    #expect(bytes(screen).contains("38;2;255;102;102mab"))
    screen.standardTheme = .terminal
    #expect(bytes(screen).contains("2;38;2;255;0;0mab"))
    screen.standardTheme = .standard
    #expect(bytes(screen).contains("38;2;255;102;102mab"))
  }

  @Test func aColorWithANameIsThePalettesAmongFewColors() {
    #expect(bytes(screen(.ansi16)).contains("^[34m"))
    let screen = self.screen(.ansi16)
    _ = screen.bytes()
    screen.colorScheme = .light
    #expect(bytes(screen) == "")
  }

  @Test func textIsLegibleOnALightTerminalOfFewColors() {
    let screen = Screen(columns: 8, rows: 1, colorDepth: .ansi16) {
      HStack(spacing: 0) {
        Text("a").foregroundStyle(.green)
        Text("b").foregroundStyle(.yellow)
        Text("c").foregroundStyle(.teal)
        Text("d").foregroundStyle(.terminal(.green))
        Text("e").background(.green)
      }
    }
    screen.colorScheme = .light
    #expect(screen.attributes(of: "a")?.foreground == nil)
    #expect(screen.attributes(of: "b")?.foreground == .terminal(.magenta))
    #expect(screen.attributes(of: "c")?.foreground == .terminal(.blue))
    #expect(screen.attributes(of: "d")?.foreground == .terminal(.green))
    #expect(screen.attributes(of: "e")?.background == .green)
  }

  @Test func aThemeChoosesTheFormOfAColorWithAName() {
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Text("ab").foregroundStyle(.blue).theme(.terminal)
        Text("cd").foregroundStyle(.blue).theme(.nord).environment(\.colorScheme, .light)
      }
    }
    #expect(screen.attributes(of: "ab")?.foreground == .terminal(.blue))
    #expect(screen.attributes(of: "cd")?.foreground == Color(red: 11, green: 87, blue: 208))
  }

  @Test func aPictureHasBothFormsOfAColorWithAName() {
    let svg = screen().frame.svg()
    #expect(svg.contains("#3b90ff"))
    #expect(svg.contains("#0b57d0"))
    #expect(screen().frame.ansi().contains("38;2;59;144;255m"))
  }

  private func bytes(_ screen: Screen) -> String {
    String(decoding: screen.bytes(), as: UTF8.self).replacing("\u{1B}", with: "^")
  }
}

extension Color {
  fileprivate init(red: Int, green: Int, blue: Int) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
