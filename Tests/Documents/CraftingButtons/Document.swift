// swift-format-ignore-file
// The code is the document's, to the letter.
import Components

struct HeadroomScaleButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.top, configuration.isPressed ? 1 : 0)
            .padding(.bottom, configuration.isPressed ? 0 : 1)
            .contentShape(Rectangle())
            .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
            .animation(.easeInOut, value: configuration.isPressed)
    }
}

private struct InteractionColorsButtonModifier: ViewModifier {

    let defaultColor: Color
    let hoverColor: Color
    let clickColor: Color

    @Environment(\.buttonClickFlag) private var onClick
    @Environment(\.buttonHoverFlag) private var onHover

    func body(content: Content) -> some View {
        content
            .foregroundColor(onClick ? clickColor : (onHover ? hoverColor : defaultColor))
            .animation(nil, value: onClick)
            .animation(nil, value: onHover)
    }
}

extension View {
    func foreground(normal: Color, hover: Color? = nil, onClick: Color) -> some View {
        modifier(InteractionColorsButtonModifier(defaultColor: normal, hoverColor: hover ?? normal, clickColor: onClick))
    }
}

private struct hoverKey: EnvironmentKey {
    static let defaultValue: Bool = false
}

private struct clickKey: EnvironmentKey {
    static let defaultValue: Bool = false
}

extension EnvironmentValues {
    var buttonHoverFlag: Bool {
        get { self[hoverKey.self] }
        set { self[hoverKey.self] = newValue }
    }
    var buttonClickFlag: Bool {
        get { self[clickKey.self] }
        set { self[clickKey.self] = newValue }
    }
}

struct HeadroomStyledButton: ButtonStyle {

    @State private var hovering: Bool = false

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .onHover { hovering in
                self.hovering = hovering
            }
            .environment(\.buttonClickFlag, configuration.isPressed)
            .environment(\.buttonHoverFlag, hovering)
    }
}
