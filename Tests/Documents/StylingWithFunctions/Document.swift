// swift-format-ignore-file
// The code is the document's, with the appearance of a view for UIKit's views, with columns and
// rows for points, and with `VStack` for the layout of the screen. Swift 6 asks for `nonisolated`
// where a function is stored as a closure.
import Components

// base

nonisolated func roundedRectStyle(_ view: inout Appearance) {
    view.cornerRadius = 2
}

func borderStyle(color: Color, line: BorderStyle) -> (inout Appearance) -> Void {
    return { view in
        view.borderColor = color
        view.border = line
    }
}

// buttons

let baseButtonStyle: (inout Appearance) -> Void = {
    $0.contentInsets = EdgeInsets(
        top: 0, leading: 3, bottom: 0, trailing: 3
    )
    $0.font = .headline
}

let roundedButtonStyle =
    baseButtonStyle
        <> roundedRectStyle

let filledButtonStyle =
    roundedButtonStyle
        <> {
            $0.background = .black
            $0.foreground = .white
        }

let borderButtonStyle =
    roundedButtonStyle
        <> {
            $0.borderColor = .black
            $0.border = .light
            $0.foreground = .black
        }

let textButtonStyle =
    baseButtonStyle <> {
        $0.foreground = .black
    }

let imageButtonStyle: (String?) -> (inout Appearance) -> Void = { image in
    return {
        $0.symbol = image
    }
}

let gitHubButtonStyle =
    filledButtonStyle
        <> imageButtonStyle("◉")

// labels

func fontStyle(
    _ font: Font
) -> (inout Appearance) -> Void {
    return {
        $0.font = font
    }
}

func textColorStyle(_ color: Color) -> (inout Appearance) -> Void {
    return {
        $0.foreground = color
    }
}

let centerStyle: (inout Appearance) -> Void = {
    $0.textAlignment = .center
}

// hyper-local

let orLabelStyle: (inout Appearance) -> Void =
    centerStyle
        <> fontStyle(.headline)
        <> textColorStyle(Color(white: 0.625))

let finePrintStyle: (inout Appearance) -> Void =
    centerStyle
        <> fontStyle(.headline)
        <> textColorStyle(Color(white: 0.5))
        <> {
            $0.font = .caption
        }

let logo = Bitmap(
    colors: ["#": .black, "o": .purple],
    """
    ####....
    ##.##oo.
    ##.##oo.
    ####....
    ##......
    ##......
    """)

struct SignInView: View {
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
                """
                By signing into Point-Free you agree to our latest \
                terms of use and privacy policy.
                """
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
