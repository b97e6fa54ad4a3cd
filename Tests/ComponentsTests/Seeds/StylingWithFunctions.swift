import Components
import Signals
import TextBackend
import TestSupport
import Testing

@testable import StylingWithFunctions

@MainActor @Suite(.watchdog) struct StylingWithFunctions {
  @Test func screenIsBuiltFromAllStyles() {
    let screen = Screen(columns: 40, rows: 26) { SignInView() }
    #expect(
      screen.picture == """

                          ▀ ▄▄▄
                          ▄ ▀▀▀


                 ◉ Sign in with GitHub

                           or

            ╭──────────────────────────────╮
            │blob@pointfree.co             │
            ╰──────────────────────────────╯
            ╭──────────────────────────────╮
            │••••••••••••••••              │
            ╰──────────────────────────────╯

                    ╭─────────────╮
                    │   Sign in   │
                    ╰─────────────╯

                  I forgot my password

             By signing into Point-Free you
            agree to our latest terms of use
                  and privacy policy.
        """)
  }

  @Test func screenWorksByKeyboard() {
    let screen = Screen(columns: 40, rows: 26) { SignInView() }
    for (tabs, text) in [(2, "kermit@frogs.org"), (1, "secret")] {
      for _ in 0..<tabs { screen.press(.tab) }
      screen.type(text)
    }
    let fields = screen.picture.split(separator: "\n", omittingEmptySubsequences: false)[9..<15]
    #expect(
      fields.joined(separator: "\n") == """
            ╭──────────────────────────────╮
            │kermit@frogs.org              │
            ╰──────────────────────────────╯
            ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
            ┃••••••                        ┃
            ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
    #expect(screen.frame.cursor == Point(x: 11, y: 13))
  }

  @Test func screenHasItsColors() {
    let screen = Screen(columns: 40, rows: 26) { SignInView() }
    let shades = (0..<26).map { screen.frame[0, $0].attributes.background }
    #expect(Set(shades[..<13]).count == 13)
    #expect(Set(shades[13...]) == [Color(white: 1)])
    let looks: [(String, Color)] = [
      ("◉ Sign in with GitHub", .white), ("or", Color(white: 0.625)),
      ("I forgot my password", .black),
      ("terms of use", Color(white: 0.5)),
    ]
    for (text, color) in looks {
      #expect(screen.attributes(of: text)?.foreground == color, "\(text)")
    }
    #expect(screen.attributes(of: "Sign in with")?.background == .black)
    #expect(screen.attributes(of: "I forgot")?.background == Color(white: 1))
  }

  @Test(arguments: [
    (
      ButtonScenario.plain,
      """
         ◉ Sign in with GitHub
      ╭─────────────╮
      │   Sign in   │
      ╰─────────────╯
         I forgot my password
      """
    ),
    (
      .pressed,
      """
       ▸ ◉ Sign in with GitHub ◂
      ╭─────────────╮
      │   Sign in   │
      ╰─────────────╯
         I forgot my password
      """
    ),
    (
      .disabled,
      """
         ◉ Sign in with GitHub
      ┌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      ┆   Sign in   ┆
      └╌╌╌╌╌╌╌╌╌╌╌╌╌┘
         I forgot my password
      """
    ),
  ])
  func eachButtonHasItsStyle(scenario: ButtonScenario, picture: String) {
    let screen = scenario.screen(30, 5, at: Point(x: 5, y: 0)) {
      VStack(alignment: .leading) {
        Button("Sign in with GitHub").buttonStyle(AppearanceButtonStyle(setup: gitHubButtonStyle))
        Button("Sign in").buttonStyle(AppearanceButtonStyle(setup: borderButtonStyle))
        Button("I forgot my password").buttonStyle(AppearanceButtonStyle(setup: textButtonStyle))
      }
    }
    #expect(screen.picture == picture)
  }

  @Test(arguments: [
    (ButtonScenario.plain, "╭─────────────╮\n│   Sign in   │\n╰─────────────╯"),
    (.hovered, "╭─────────────╮\n│   Sign in   │\n╰─────────────╯"),
    (.pressed, "╔═════════════╗\n║   Sign in   ║\n╚═════════════╝"),
    (.released, "┏━━━━━━━━━━━━━┓\n┃   Sign in   ┃\n┗━━━━━━━━━━━━━┛"),
    (.draggedOff, "┏━━━━━━━━━━━━━┓\n┃   Sign in   ┃\n┗━━━━━━━━━━━━━┛"),
    (.focused, "┏━━━━━━━━━━━━━┓\n┃   Sign in   ┃\n┗━━━━━━━━━━━━━┛"),
    (.disabled, "┌╌╌╌╌╌╌╌╌╌╌╌╌╌┐\n┆   Sign in   ┆\n└╌╌╌╌╌╌╌╌╌╌╌╌╌┘"),
  ])
  func borderedButtonShowsItsState(scenario: ButtonScenario, picture: String) {
    let screen = scenario.screen(17, 3) {
      Button("Sign in").buttonStyle(AppearanceButtonStyle(setup: borderButtonStyle))
    }
    #expect(screen.picture == picture)
  }

  @Test func filledButtonIsWhiteOnBlack() {
    for scenario in ButtonScenario.allCases {
      let screen = scenario.screen(30, 2, at: Point(x: 5, y: 0)) {
        Button("Sign in with GitHub").buttonStyle(AppearanceButtonStyle(setup: gitHubButtonStyle))
      }
      let look = screen.attributes(of: "◉ Sign in with GitHub")
      #expect(look?.foreground == .white && look?.background == .black, "\(scenario)")
      #expect(look?.isBold == true, "\(scenario)")
      #expect(look?.isReversed == (scenario == .pressed), "\(scenario)")
      #expect(look?.isDim == (scenario == .disabled), "\(scenario)")
    }
  }

  @Test func anyViewCanBeStyled() {
    let screen = Screen(columns: 30, rows: 6) {
      VStack {
        Text("or").appearance(orLabelStyle)
        Text("By signing in you agree to our latest terms of use and privacy policy.")
          .appearance(finePrintStyle)
      }
    }
    #expect(
      screen.picture == """
                      or
        By signing in you agree to our
           latest terms of use and
               privacy policy.
        """)
    #expect(screen.attributes(of: "or")?.foreground == Color(white: 0.625))
    #expect(screen.attributes(of: "or")?.isBold == true)
    #expect(screen.attributes(of: "latest")?.foreground == Color(white: 0.5))
    #expect(screen.attributes(of: "latest")?.isBold == false)
    #expect(screen.attributes(of: "latest")?.isDim == true)
  }

  @Test func appearanceConfiguresAllButtonsInside() {
    let text = picture {
      VStack(alignment: .leading) {
        Button("base")
        Button("filled").buttonStyle(AppearanceButtonStyle(setup: imageButtonStyle("◉")))
        Button("bordered").buttonStyle(
          AppearanceButtonStyle(setup: borderStyle(color: .red, line: .light)))
        Button("its own").buttonStyle(.plain)
      }
      .appearance(of: Button.self, baseButtonStyle)
    }
    #expect(
      text == """
           base
           ◉ filled
        ┌──────────────┐
        │   bordered   │
        └──────────────┘
          its own
        """)
  }

  @Test func innerAppearanceIsAddedToTheOuterOne() {
    let text = picture {
      HStack {
        Button("a").appearance(of: Button.self) { $0.symbol = "!" }
        Button("b")
      }
      .appearance(of: Button.self, baseButtonStyle <> { $0.border = .light })
    }
    #expect(text == "┌─────────┐ ┌───────┐\n│   ! a   │ │   b   │\n└─────────┘ └───────┘")
  }

  @Test func appearanceFollowsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 9, rows: 3) {
      Button("a").appearance(of: Button.self, following: colors) { $0.background = $1 }
    }
    #expect(screen.picture == "╭───╮\n│ a │\n╰───╯")
    for color in [Color.red, .green] {
      colors.send(color)
      #expect(screen.picture == "a")
      #expect(screen.attributes(of: "a")?.background == color)
    }
  }
}
