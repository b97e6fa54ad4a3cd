import Components
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(1))) struct AspectRatioTests {
  @Test func squareHasTwiceAsManyColumnsAsRows() {
    let text = picture(30, 6) {
      Color.clear.aspectRatio(1, contentMode: .fit).border().frame(width: 30, height: 6)
    }
    #expect(text.split(separator: "\n").count == 6)
    #expect(text.contains("╭────────╮"))
  }

  @Test func fillCoversTheProposedSpace() {
    let text = picture(12, 9) {
      Color.clear.aspectRatio(1, contentMode: .fill).border()
        .frame(width: 10, height: 3, alignment: .topLeading).frame(width: 12, height: 9)
    }
    #expect(text.contains("╭────────"))
  }
}
