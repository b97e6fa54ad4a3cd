import Components
import Signals

extension Page {
  static let signIn = Page(
    "sign-in", title: "Sign in", summary: "A form styled by functions, joined by <>", in: .buttons,
    source: PackageResources.SignIn_txt
  ) { _ in SignIn() }
}

/// Styling with functions: a sign-in screen whose styles are functions, joined with `<>`.
struct SignIn: View {
  @State private var email = ""
  @State private var password = ""
  @State private var message = finePrint
  @Environment(\.usesColor) private var usesColor
  @Environment(\.usesFullColor) private var usesFullColor

  @Environment(\.cardLayout) private var layout
  @Environment(\.pageSource) private var source

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      rootStack
        .padding(.horizontal, 2)
        .frame(maxWidth: 44)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: layout == .boxes ? .center : .top
        )
        .background { sky }
        .foregroundStyle(.black)
      if layout == .boxes {
        VStack(spacing: 0) {
          CardFrame("The styles") { SwiftCode(source.code(below: "Styles of buttons")) }
          CardFrame("The labels") { SwiftCode(source.code(below: "Styles of labels")) }
        }
      }
    }
  }

  /// A gradient, which needs many colors. Without any, there is no background.
  @ViewBuilder private var sky: some View {
    if usesFullColor {
      LinearGradient(
        colors: [Color(red: 0.5, green: 0.85, blue: 1), .white], startPoint: .top,
        endPoint: .bottom)
    } else if usesColor {
      Color.white
    }
  }

  private var rootStack: some View {
    VStack(spacing: 0) {
      Image(logo).resizable().scaledToFit().frame(height: 5).padding(.vertical, 1)
      Button("Sign in with GitHub") { message = "Off to GitHub." }
        .buttonStyle(AppearanceButtonStyle(setup: gitHubButtonStyle))
      Text("or").appearance(orLabelStyle)
      TextField("blob@pointfree.co", text: $email)
        .onSubmit(signIn)
      SecureField("••••••••••••••••", text: $password)
        .onSubmit(signIn)
      Button("Sign in", action: signIn)
        .buttonStyle(AppearanceButtonStyle(setup: borderButtonStyle))
      Button("I forgot my password") { message = "It happens to the best." }
        .buttonStyle(AppearanceButtonStyle(setup: textButtonStyle))
      Text(message).appearance(finePrintStyle)
    }
    .appearance(of: Button.self, baseButtonStyle)
  }

  private func signIn() {
    message = email.isEmpty ? "Who are you?" : "Welcome, \(email)."
  }
}

private let finePrint =
  "By signing in you agree to our latest terms of use and privacy policy."

// MARK: Styles of any view

private func roundedStyle(_ view: inout Appearance) {
  view.cornerRadius = 2
}

private func borderStyle(color: Color) -> (inout Appearance) -> Void {
  {
    $0.border = .light
    $0.borderColor = color
  }
}

private func textStyle(_ font: Font, _ color: Color) -> (inout Appearance) -> Void {
  {
    $0.font = font
    $0.foreground = color
  }
}

// MARK: Styles of buttons

private func baseButtonStyle(_ button: inout Appearance) {
  button.contentInsets = EdgeInsets(leading: 3, trailing: 3)
  button.font = .headline
}

@MainActor private let filledButtonStyle =
  baseButtonStyle <> roundedStyle <> {
    $0.background = .black
    $0.foreground = .white
  }

@MainActor private let gitHubButtonStyle = filledButtonStyle <> { $0.symbol = "◉" }

@MainActor private let borderButtonStyle =
  baseButtonStyle <> roundedStyle <> borderStyle(color: .black) <> textStyle(.headline, .black)

@MainActor private let textButtonStyle = baseButtonStyle <> textStyle(.headline, .black)

// MARK: Styles of labels

@MainActor private let orLabelStyle = textStyle(.headline, Color(white: 0.5))

@MainActor private let finePrintStyle =
  textStyle(.body, Color(white: 0.4)) <> { $0.textAlignment = .center }

// MARK: The logo

/// A glowing light bulb.
private let logo = Bitmap(
  colors: ["#": .black, "o": Color(red: 1, green: 0.8, blue: 0.2), "=": Color(white: 0.5)],
  """
  ....######....
  ..##oooooo##..
  .#oooooooooo#.
  .#oooooooooo#.
  .#oooooooooo#.
  ..##oooooo##..
  ....#oooo#....
  ....======....
  ....======....
  .....====.....
  """)
