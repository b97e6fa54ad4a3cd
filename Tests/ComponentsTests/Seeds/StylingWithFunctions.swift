import Components
import Signals
import TextBackend
import Testing

// MARK: The document's styles, for the appearance of our controls

// base

private func roundedRectStyle(_ view: inout Appearance) {
  view.cornerRadius = 2
}

private func borderStyle(color: Color, line: BorderStyle) -> (inout Appearance) -> Void {
  { view in
    view.borderColor = color
    view.border = line
  }
}

// buttons

@MainActor private let baseButtonStyle: (inout Appearance) -> Void = {
  $0.contentInsets = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
  $0.font = .headline
}

@MainActor private let roundedButtonStyle =
  baseButtonStyle
  <> roundedRectStyle

@MainActor private let filledButtonStyle =
  roundedButtonStyle
  <> {
    $0.background = .black
    $0.foreground = .white
  }

@MainActor private let borderButtonStyle =
  roundedButtonStyle
  <> borderStyle(color: .black, line: .light)
  <> {
    $0.foreground = .black
  }

@MainActor private let textButtonStyle =
  baseButtonStyle <> {
    $0.foreground = .black
  }

private let imageButtonStyle: @Sendable (String?) -> (inout Appearance) -> Void = { image in
  {
    $0.symbol = image
  }
}

@MainActor private let gitHubButtonStyle =
  filledButtonStyle
  <> imageButtonStyle("◉")

// labels

private func fontStyle(_ font: Font) -> (inout Appearance) -> Void {
  {
    $0.font = font
  }
}

private func textColorStyle(_ color: Color) -> (inout Appearance) -> Void {
  {
    $0.foreground = color
  }
}

@MainActor private let centerStyle: (inout Appearance) -> Void = {
  $0.textAlignment = .center
}

// hyper-local

@MainActor private let orLabelStyle: (inout Appearance) -> Void =
  centerStyle
  <> fontStyle(.headline)
  <> textColorStyle(Color(white: 0.625))

@MainActor private let finePrintStyle: (inout Appearance) -> Void =
  centerStyle
  <> fontStyle(.headline)
  <> textColorStyle(Color(white: 0.5))
  <> {
    $0.font = .caption
  }

// the whole screen

private let logo = Bitmap(
  colors: ["#": .black, "o": .purple],
  """
  ####....
  ##.##oo.
  ##.##oo.
  ####....
  ##......
  ##......
  """)

private struct SignIn: View {
  @State private var email = ""
  @State private var password = ""

  var body: some View {
    VStack(spacing: 1) {
      Image(logo).resizable().scaledToFit().frame(height: 3)
      Button("Sign in with GitHub").buttonStyle(AppearanceButtonStyle(setup: gitHubButtonStyle))
      Text("or").appearance(orLabelStyle)
      VStack {
        TextField("blob@pointfree.co", text: $email)
        SecureField("••••••••••••••••", text: $password)
      }
      Button("Sign in").buttonStyle(AppearanceButtonStyle(setup: borderButtonStyle))
      Button("I forgot my password").buttonStyle(AppearanceButtonStyle(setup: textButtonStyle))
      Text(
        "By signing into Point-Free you agree to our latest terms of use and privacy policy."
      )
      .appearance(finePrintStyle)
    }
    .foregroundStyle(.black)
    .padding(.horizontal, 4)
    .padding(.vertical, 1)
    .background {
      VStack(spacing: 0) {
        LinearGradient(
          colors: [Color(red: 0.5, green: 0.85, blue: 1).opacity(0.85), Color(white: 1)],
          startPoint: .top, endPoint: .bottom)
        Color(white: 1)
      }
      .background(Color(white: 1))
    }
  }
}

// MARK: -

@MainActor @Suite(.timeLimit(.minutes(5))) struct StylingWithFunctions {
  @Test func screenIsBuiltFromAllStyles() {
    let screen = Screen(columns: 40, rows: 26) { SignIn() }
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
    let screen = Screen(columns: 40, rows: 26) { SignIn() }
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
    let screen = Screen(columns: 40, rows: 26) { SignIn() }
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
