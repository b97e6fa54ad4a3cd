// swift-format-ignore-file
// The code is the document's, with the appearance of a button for UIKit's button, and with columns
// and rows for points. Swift 6 asks for `nonisolated` where a function is stored as a closure.
import Components

struct Style {
    let backgroundColor: (_ isHighlighted: Bool, _ button: inout Appearance) -> Void
    let shadow: (_ isHighlighted: Bool, _ button: inout Appearance) -> Void
    let contentEdgeInsets: EdgeInsets
    let title: (_ button: inout Appearance) -> Void
    let border: (_ button: inout Appearance) -> Void
}

extension Style {
    func setup(button: inout Appearance) {
        title(&button)
        border(&button)
        button.contentInsets = contentEdgeInsets
        isHighlighted(button.isPressed, button: &button)
    }

    func isHighlighted(_ value: Bool, button: inout Appearance) {
        backgroundColor(value, &button)
        shadow(value, &button)
    }
}

extension Style {
    nonisolated static func shadow(isHighlighted: Bool, view: inout Appearance) {
        view.shadow = isHighlighted ? nil : Appearance.Shadow(color: .gray)
    }

    nonisolated static func defaultBorder(view: inout Appearance) {
        view.cornerRadius = 2
    }

    static let blue = Color(red: 0/255.0, green: 122/255.0, blue: 255/255.0)
    static let darkerBlue = Color(red: 0/255.0, green: 98/255.0, blue: 250/255.0)
}

extension Style {
	static let primary = Style(
        backgroundColor: { isHighlighted, button in
            button.background = isHighlighted ? Self.darkerBlue : Self.blue
        },
        shadow: Self.shadow(isHighlighted:view:),
        contentEdgeInsets: .init(top: 1, leading: 4, bottom: 1, trailing: 4),
        title: {
            $0.foreground = .white
            $0.font = .title3
        },
        border: defaultBorder(view:)
    )
}

extension Style {
	static let secondary = Style(
        backgroundColor: { isHighlighted, button in
            button.background = .white
        },
        shadow: Self.shadow(isHighlighted:view: ),
        contentEdgeInsets: .init(top: 0, leading: 2, bottom: 0, trailing: 2),
        title: {
            $0.foreground = $0.isPressed ? darkerBlue : blue
            $0.font = .body
        },
        border: defaultBorder(view:)
    )
}

struct Custom2Button: View {
    private let title: String
    private let style: Style

    init(
        _ title: String,
        style: Style
    ) {
        self.title = title
        self.style = style
    }

    var body: some View {
        Button(title).buttonStyle(
            AppearanceButtonStyle(setup: style.setup(button:), highlight: style.isHighlighted(_:button:)))
    }
}

extension Style {
    static let link = Style(
        backgroundColor: { isHighlighted, button in
            button.background = .clear
        },
        shadow: { _,_ in },
        contentEdgeInsets: .init(top: 0, leading: 2, bottom: 0, trailing: 2),
        title: {
            $0.foreground = $0.isPressed ? darkerBlue : blue
            $0.font = .body
        },
        border: { _ in }
    )
}
