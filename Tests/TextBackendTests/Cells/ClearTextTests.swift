import Components
import TestSupport
import Testing
import TextBackend

/// What is drawn in a clear color leaves what is behind it as it is.
@MainActor @Suite(.watchdog) struct ClearTextTests {
  private func text(@ViewBuilder _ front: () -> some View) -> String {
    Screen(columns: 6, rows: 3) {
      Text("abcdef\nabcdef\nabcdef").overlay(alignment: .topLeading, content: front)
    }.text
  }

  private let behind = "abcdef\nabcdef\nabcdef"

  @Test func linesAreNotSeen() {
    #expect(text { Rectangle().stroke(Color.clear) } == behind)
    #expect(text { RoundedRectangle(cornerRadius: 1).strokeBorder(Color.clear) } == behind)
    #expect(text { Rectangle().stroke(Color.red.opacity(0)) } == behind)
    #expect(text { Color.clear.border(Color.clear) } == behind)
    #expect(text { Circle().stroke(Color.clear) } == behind)
    #expect(text { Rectangle().stroke(Color.red) } != behind)
    #expect(
      text {
        Canvas { context, size in
          context.stroke(Path(Rect(size: size)), with: .color(.clear))
        }
      } == behind)
  }

  @Test func textIsNotSeen() {
    #expect(text { Text("界xx").foregroundColor(.clear) } == behind)
    #expect(text { Text("xx").foregroundStyle(.clear).underline() } == behind)
    #expect(text { Text("xx").foregroundStyle(Color.red.opacity(0)).opacity(0.5) } == behind)
    #expect(
      text {
        Text("xxx").foregroundStyle(
          LinearGradient(
            colors: [.clear, .clear, .red, .red], startPoint: .leading, endPoint: .trailing))
      } == "axxdef\nabcdef\nabcdef")
    #expect(
      text { Text("xx").foregroundColor(.clear).background(.red) } == "  cdef\nabcdef\nabcdef")
  }

  @Test func aClearTextHasItsBackground() {
    let frame = Screen(columns: 3, rows: 1) {
      Text("ab").foregroundColor(.clear).background(.red)
    }.frame
    #expect(frame[0, 0].attributes.background == .red)
    #expect(frame[1, 0].attributes.background == .red)
    #expect(frame[2, 0].attributes.background == nil)
  }

  @Test func aFocusedButtonWithAClearTitleIsSeen() {
    let screen = Screen(columns: 3, rows: 1) {
      Button {
      } label: {
        Text("ab").foregroundColor(.clear)
      }
      .buttonStyle(.plain)
    }
    let before = screen.frame
    screen.press(.tab)
    #expect(screen.frame != before)
  }

  @Test func aMaskOfClearTextHidesAll() {
    #expect(
      Screen(columns: 2, rows: 1) {
        Text("ab").mask { Text("xx").foregroundColor(.clear) }
      }.text == "")
  }
}
