import Components
import TestSupport
import Testing
import TextBackend

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct LabelFrameTests {
  /// A button that is drawn with a modifier for each part of the frame.
  private struct SteppedStyle: ButtonStyle {
    let insets: EdgeInsets

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(insets)
        .attributes(
          Attributes(
            isBold: configuration.isFocused ? true : nil,
            isUnderlined: configuration.isHovered, isReversed: configuration.isPressed)
        )
        .border(.accentColor, style: configuration.isFocused ? .heavy : .rounded)
        .dim(!configuration.isEnabled)
    }

    func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
  }

  private func frame(_ view: some View, isFocused: Bool) -> Frame {
    let screen = Screen(columns: 14, rows: 6) { view.tint(.green) }
    if isFocused { screen.press(.tab) }
    return screen.frame
  }

  @Test(arguments: [(ControlSize.regular, "╭──╮\n│  │\n╰──╯"), (.small, "[  ]")])
  func keepsARowWithoutALabel(size: ControlSize, text: String) {
    let screen = Screen(columns: 4, rows: size == .small ? 1 : 3) {
      Button {
      } label: {
        EmptyView()
      }
      .controlSize(size)
    }
    #expect(screen.text == text)
  }

  @Test(arguments: [false, true])
  func drawsWhatModifiersDraw(isFocused: Bool) {
    let button = Button("Go") {}
    let insets = EdgeInsets(leading: 1, trailing: 1)
    #expect(
      frame(button.buttonStyle(.bordered), isFocused: isFocused)
        == frame(button.buttonStyle(SteppedStyle(insets: insets)), isFocused: isFocused))
    let wide = EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    #expect(
      frame(
        button.buttonStyle(.bordered).controlSize(.extraLarge), isFocused: isFocused)
        == frame(button.buttonStyle(SteppedStyle(insets: wide)), isFocused: isFocused))
  }
}
