import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LabelStyleTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func innermostStyleWins() {
    let label = Label("title", symbol: "*")
    #expect(picture { label } == "* title")
    #expect(picture { label.labelStyle(Reversed()).labelStyle(.iconOnly) } == "title *")
    #expect(picture { label.labelStyle(.titleAndIcon).labelStyle(.titleOnly) } == "* title")
  }

  private struct Counted: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var clicks = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text(isEnabled ? "\(clicks)" : "off")
      }
      .onTapGesture { clicks += 1 }
    }
  }

  @Test func readsTheEnvironmentAndKeepsState() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 1) {
      Label("title", symbol: "*").labelStyle(Counted()).disabled(isDisabled)
    }
    screen.click(column: 0, row: 0)
    #expect(screen.text == "title 1")
    isDisabled.value = true
    #expect(screen.text == "title off")
  }
}
