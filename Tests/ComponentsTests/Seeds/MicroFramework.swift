import Components
import TextBackend
import Testing

// MARK: The document's code, word by word

private typealias ButtonStyleClosure<A: View, B: View> = (ButtonStyleConfiguration, A) -> B

precedencegroup ForwardComposition {
  associativity: left
}

infix operator >>> : ForwardComposition

private func >>> <A: View, B: View, C: View>(
  _ f: @escaping ButtonStyleClosure<A, B>,
  _ g: @escaping ButtonStyleClosure<B, C>
) -> ButtonStyleClosure<A, C> {
  { configuration, a in
    g(configuration, f(configuration, a))
  }
}

private struct ComposableButtonStyle<B: View>: ButtonStyle {
  let buttonStyleClosure: ButtonStyleClosure<ButtonStyleConfiguration.Label, B>

  init(_ buttonStyleClosure: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, B>) {
    self.buttonStyleClosure = buttonStyleClosure
  }

  func makeBody(configuration: Configuration) -> some View {
    buttonStyleClosure(configuration, configuration.label)
  }
}

extension Button {
  fileprivate func composableStyle<B: View>(
    _ buttonStyleClosure: @escaping ButtonStyleClosure<ButtonStyleConfiguration.Label, B>
  ) -> some View {
    self.buttonStyle(ComposableButtonStyle(buttonStyleClosure))
  }
}

private func defaultPaddingButtonStyle<A: View>(
  _ configuration: ButtonStyleConfiguration, _ view: A
) -> some View {
  view.padding()
}

private func borderedButtonStyle<A: View>(_ configuration: ButtonStyleConfiguration, _ view: A)
  -> some View
{
  view.border(style: configuration.isPressed ? .double : .light)
}

// MARK: -

@MainActor @Suite(.timeLimit(.minutes(5))) struct MicroFramework {
  @Test func ownStepsCompose() {
    let pictures = ButtonScenario.all(8, 5) {
      Button("a").composableStyle(defaultPaddingButtonStyle >>> borderedButtonStyle)
    } make: {
      $0.picture
    }
    #expect(pictures[.plain] == "┌─────┐\n│     │\n│  a  │\n│     │\n└─────┘")
    #expect(pictures[.pressed] == "╔═════╗\n║     ║\n║  a  ║\n║     ║\n╚═════╝")
    #expect(pictures[.draggedOff] == pictures[.plain])
  }
}
