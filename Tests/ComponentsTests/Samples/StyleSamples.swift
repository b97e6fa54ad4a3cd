import Components
import Signals
import Testing

extension Sample {
  /// Styles and appearances.
  @SampleBuilder static var styles: [Sample] {
    Sample("appearance", .leaks) { tokens in
      let token = tokens.token()
      Button {
      } label: {
        Text("a").appearance { _ in token.touch() }
      }
    }
    Sample("appearance", .sizes) {
      Text("Go").appearance {
        $0.shadow = .init()
        $0.symbol = "★"
        $0.cornerRadius = 9
      }
    }

    Sample("AppearanceButtonStyle", .leaks) { tokens in
      let token = tokens.token()
      Button("b").buttonStyle(AppearanceButtonStyle { _ in token.touch() })
    }
    Sample("AppearanceButtonStyle", .sizes) {
      Button("Go").buttonStyle(.primary).buttonStyle(.secondary).buttonStyle(.link)
    }
    Sample("AppearanceButtonStyle", .states) { Button("button").buttonStyle(.primary) }
    Sample("AppearanceButtonStyle", .states) { Button("button").buttonStyle(.secondary) }
    Sample("AppearanceButtonStyle", .states) { Button("button").buttonStyle(.link) }
    Sample("AppearanceButtonStyle", .states) {
      Button("button").buttonStyle(AppearanceButtonStyle { _ in })
    }

    Sample("BorderedButtonStyle", .states) { Button("button").buttonStyle(.bordered) }

    Sample("BorderedProminentButtonStyle", .sizes) {
      Button("Go").buttonStyle(.borderedProminent)
    }
    Sample("BorderedProminentButtonStyle", .states) {
      Button("button").buttonStyle(.borderedProminent)
    }

    for size in ControlSize.allCases {
      Sample("Button", .states) { Button("button") {}.controlSize(size) }
    }

    Sample("buttonStyle", .leaks) { Button("b").buttonStyle(TokenButtonStyle(token: $0.token())) }
    Sample("buttonStyle", .leaks) { tokens in
      let token = tokens.token()
      Button("b").buttonStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenButtonStyle(token: token)
      }
    }
    Sample("buttonStyle", .leaks) { tokens in
      Button("b").buttonStyle(
        TokenButtonStyle(token: tokens.token()) >>> TokenButtonStyle(token: tokens.token())
      )
      .buttonStyle(TokenButtonStyle(token: tokens.token()))
    }
    Sample("buttonStyle", .leaks) { tokens in
      Button("Go", action: tokens.action())
        .buttonStyle(following: tokens.retaining(tokens.flags)) { _ in DoubleClick() }
    }

    Sample("ButtonStyle", .states) { Button("button").buttonStyle(ColoredByPress()) }
    Sample("ButtonStyle", .states) { Button("button").buttonStyle(ShowingNothing()) }

    Sample("ComposableButtonStyle", .states) {
      Button("button").composableButtonStyle(shaded)
    }

    Sample("PlainButtonStyle", .sizes) { Button("Go").buttonStyle(.plain) }
    Sample("PlainButtonStyle", .states) { Button("button").buttonStyle(.plain) }

    Sample("ProgressView", .sizes) {
      ProgressView("界", value: 0.3).progressViewStyle(.circular)
    }

    Sample("progressViewStyle", .leaks) { tokens in
      ProgressView(value: 0.5).progressViewStyle(following: tokens.retaining(tokens.flags)) { _ in
        Percentage()
      }
    }

    Sample("Gauge", .sizes) {
      Gauge("界", value: 0.3) { Text("★") }.gaugeStyle(.accessoryLinear)
    }
    Sample("Gauge", .sizes) {
      Gauge("界", value: 0.3) { Text("★") }.gaugeStyle(.accessoryCircular)
    }
    Sample("Gauge", .sizes) {
      Gauge("界", value: 0.3) { Text("★") }.gaugeStyle(.accessoryCircularCapacity)
    }

    Sample("gaugeStyle", .leaks) { tokens in
      Gauge("x", value: 0.5).gaugeStyle(following: tokens.retaining(tokens.flags)) { _ in
        Level()
      }
    }

    Sample("textFieldStyle", .leaks) { tokens in
      let token = tokens.token()
      TextField().textFieldStyle(following: tokens.retaining(tokens.flags)) { _ in
        TokenTextFieldStyle(token: token)
      }
    }

    Sample("Toggle", .states) {
      Toggle("button", isOn: .constant(true)).toggleStyle(.switch)
    }
    Sample("Toggle", .states) {
      Toggle("button", isOn: .constant(true)).toggleStyle(.button)
    }

    Sample("toggleStyle", .leaks) { tokens in
      Toggle("x", isOn: tokens.flags).toggleStyle(following: tokens.retaining(tokens.flags)) { _ in
        Bulb()
      }
    }
  }
}

private struct ColoredByPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? .blue : .green)
  }
}

private struct ShowingNothing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.border() }

  func shownStates(in environment: EnvironmentValues) -> ControlState { [] }
}

@MainActor
private func shaded<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A) -> some View {
  view.padding().background(
    Color(red: 0, green: 0.4, blue: configuration.isPressed ? 0.6 : 0.8)
  )
  .cornerRadius(2)
}

private struct DoubleClick: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}

private struct Level: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.value)")
  }
}

private struct TokenTextFieldStyle: TextFieldStyle {
  let token: Token

  func makeBody(configuration: Configuration) -> some View {
    configuration.line.onHover { _ in token.touch() }
  }
}

private struct Bulb: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "on" : "off").onTapGesture { configuration.isOn.toggle() }
  }
}
