import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct InteractiveDismissDisabledTests {
  private let isPresented = CurrentValueSubject<Bool, Never>(true)

  @Test func escapeLeavesTheSheetOpen() {
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").sheet(isPresented: isPresented) { Text("sheet").interactiveDismissDisabled() }
    }
    _ = screen.text
    screen.press(.escape)
    #expect(isPresented.value)
  }

  @Test func escapeStillPressesAButton() {
    var cancels = 0
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").sheet(isPresented: isPresented) {
        Button("Cancel") { cancels += 1 }.keyboardShortcut(.cancelAction)
          .interactiveDismissDisabled()
      }
    }
    _ = screen.text
    screen.press(.escape)
    #expect(cancels == 1)
    #expect(isPresented.value)
  }

  @Test func followsAPublisher() {
    let isDisabled = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").fullScreenCover(isPresented: isPresented) {
        Text("cover").interactiveDismissDisabled(isDisabled)
      }
    }
    _ = screen.text
    screen.press(.escape)
    #expect(isPresented.value)
    isDisabled.value = false
    _ = screen.text
    screen.press(.escape)
    #expect(!isPresented.value)
  }
}
