import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct CursorShapeModifierTests {
  /// The bytes of the frame after the focus has moved to the first field of `content`.
  private func bytes(@ViewBuilder _ content: () -> some View) -> String {
    let screen = Screen(columns: 20, rows: 9, content: content)
    _ = screen.bytes()
    screen.press(.tab)
    return String(decoding: screen.bytes(), as: UTF8.self)
  }

  @Test func isThatOfTheNearestView() {
    #expect(bytes { TextField("").cursorShape(.bar).cursorShape(.block) }.contains("\u{1B}[6 q"))
    #expect(bytes { TextField("").cursorShape(nil).cursorShape(.block) }.contains("\u{1B}[2 q"))
    #expect(!bytes { TextField("") }.contains(" q"))
  }

  @Test func followsAPublisher() {
    let shapes = CurrentValueSubject<CursorShape, Never>(.underline)
    #expect(bytes { TextField("").cursorShape(shapes) }.contains("\u{1B}[4 q"))
  }
}
