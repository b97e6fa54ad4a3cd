import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FrameStylesTests {
  private func styles(
    _ columns: Int = 10, _ rows: Int = 3, @ViewBuilder of content: () -> some View
  ) -> String {
    Screen(columns: columns, rows: rows) {
      VStack(alignment: .leading) { content() }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame.styles
  }

  @Test func drawsALetterForEachStyleAndALegend() {
    let styles = styles {
      HStack {
        Text("plain")
        Text("red").foregroundStyle(.red).bold()
      }
      Text("both").background(.blue).italic()
      Text("red").foregroundStyle(.red).bold()
    }
    #expect(
      styles == """
              aaa
        bbbb
        aaa
        a: bold red
        b: italic on blue
        """)
  }

  @Test func aPlainScreenHasNoStyles() {
    #expect(styles { Text("plain") } == "")
  }

  @Test func marksStylesBeyondTheLettersWithAnAsterisk() {
    let styles = styles(60, 1) {
      LinearGradient(
        colors: [.black, Color(white: 1)], startPoint: .leading, endPoint: .trailing)
    }
    .split(separator: "\n")
    #expect(styles[0] == "aaabbcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ*****")
    #expect(styles[1] == "a: on #000000")
    #expect(styles.dropFirst(52) == ["Z: on #E1E1E1", "*: other styles"])
  }
}
