import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct PreferredColorDepthTests {
  private let depths = CurrentValueSubject<ColorDepth?, Never>(nil)

  private func screen(_ terminal: ColorDepth = .trueColor) -> Screen {
    Screen(columns: 2, rows: 1, colorDepth: terminal) {
      Text("ab").foregroundStyle(Color(red: 1, green: 0, blue: 0)).preferredColorDepth(depths)
    }
  }

  private func bytes(_ screen: Screen) -> String {
    String(decoding: screen.bytes(), as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test(arguments: [
    (nil, "38;2;255;0;0m"), (ColorDepth.ansi256, "38;5;196m"), (.ansi16, "[91m"),
    (.trueColor, "38;2;255;0;0m"),
  ])
  func theScreenHasThePreferredColors(depth: ColorDepth?, code: String) {
    depths.value = depth
    #expect(bytes(screen()).contains(code))
  }

  @Test func withoutColorsThereIsNone() {
    depths.value = ColorDepth.none
    #expect(!bytes(screen()).contains("38;"))
  }

  @Test func aChangeDrawsEverythingAgain() {
    let screen = screen()
    _ = screen.bytes()
    for depth in ColorDepth.allCases + ColorDepth.allCases.reversed().dropFirst() {
      depths.value = depth
      let all = bytes(screen)
      screen.invalidate()
      #expect(all == bytes(screen), "\(depth)")
    }
    #expect(bytes(screen) == "")
  }

  @Test func thereAreNeverMoreColorsThanTheTerminalHas() {
    depths.value = .trueColor
    #expect(bytes(screen(.ansi16)).contains("[91m"))
  }

  @Test func theTerminalsColorsComeBackWithTheView() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 2, rows: 1) {
      Latest(of: isShown) { isShown in
        let text = Text("ab").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        if isShown { text.preferredColorDepth(.ansi16) } else { text }
      }
    }
    #expect(bytes(screen).contains("[91m"))
    isShown.value = false
    #expect(bytes(screen).contains("38;2;255;0;0m"))
  }

  @Test func viewsReadWhatThereIs() {
    let screen = Screen(columns: 3, rows: 1) {
      UsedColors().preferredColorDepth(depths)
    }
    #expect(screen.text == "yes")
    depths.value = .ansi16
    #expect(screen.text == "few")
    depths.value = ColorDepth.none
    #expect(screen.text == " no")
  }

  @Test func aTerminalThatIsFoundToHaveMoreColorsFollowsThePreference() {
    let screen = screen(.ansi256)
    depths.value = .ansi16
    _ = screen.bytes()
    screen.useTrueColor()
    #expect(bytes(screen) == "")
    depths.value = nil
    #expect(bytes(screen).contains("38;2;255;0;0m"))
  }
}

private struct UsedColors: View {
  @Environment(\.usesColor) private var usesColor
  @Environment(\.usesFullColor) private var usesFullColor

  var body: some View {
    Text(usesFullColor ? "yes" : usesColor ? "few" : " no")
  }
}
