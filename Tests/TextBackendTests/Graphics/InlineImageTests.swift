import Components
import Foundation
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct InlineImageTests {
  private let states = CurrentValueSubject<Int, Never>(0)

  /// A screen on a terminal whose cells have two by four pixels.
  private func screen(
    _ columns: Int, _ rows: Int, @ViewBuilder content: @escaping (Int) -> some View
  ) -> Screen {
    let screen = Screen(columns: columns, rows: rows, alignment: .topLeading) {
      Latest(of: states, default: 0, content: content)
    }
    screen.capabilities.graphics = TerminalGraphics(
      .inlineImages, pixelsPerCell: Size(width: 2, height: 4))
    return screen
  }

  /// A picture that fills four by two cells, pixel by pixel.
  private var picture: some View {
    Image(.distinct(8, 8)).resizable().frame(width: 4, height: 2)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  /// The files that `bytes` draw, with the text before each and its options.
  private func files(in bytes: [UInt8]) -> [(options: Substring, bitmap: Bitmap?)] {
    text(bytes).split(separator: "^]1337;File=").dropFirst().map { sequence in
      let parts = sequence.prefix { $0 != "^" }.split(separator: ":")
      return (parts[0], Data(base64Encoded: String(parts[1])).flatMap { Bitmap(data: $0) })
    }
  }

  @Test func drawsAPictureAsAFile() throws {
    let screen = screen(6, 4) { _ in picture }
    let bytes = screen.bytes()
    let file = try #require(files(in: bytes).first)
    #expect(file.options.hasPrefix("inline=1;size="))
    #expect(file.options.hasSuffix(";width=4;height=2;preserveAspectRatio=0"))
    #expect(file.bitmap == .distinct(8, 8))
    #expect(text(bytes).contains("^[1;1H^]1337;") && text(bytes).hasSuffix("^\\"))
    #expect(screen.bytes().isEmpty)
  }

  @Test func drawsTheVisiblePartsOfAPicture() {
    let screen = screen(6, 4) { state in
      ZStack(alignment: .bottomTrailing) {
        picture
        if state == 1 { Text("me").background(.blue) }
      }
    }
    _ = screen.bytes()
    states.value = 1
    let parts = files(in: screen.bytes()).compactMap(\.bitmap)
    #expect(parts.map(\.width) == [8, 4] && parts.map(\.height) == [4, 4])
    #expect(parts.last?[3, 3] == Bitmap.distinct(8, 8)[3, 7])
  }

  @Test func keepsTransparentPixels() {
    let stripes = Bitmap(
      width: 4, height: 4,
      pixels: (0..<16).map { $0 % 2 == 0 ? .clear : Color(.rgb(red: 9, green: 9, blue: 9)) })
    let screen = screen(4, 2) { _ in Image(stripes).resizable().frame(width: 2, height: 1) }
    let bitmap = files(in: screen.bytes()).first?.bitmap
    #expect(bitmap?[0, 0] == .clear)
    #expect(bitmap?[3, 0] == Color(.rgb(red: 9, green: 9, blue: 9)))
  }

  @Test func drawsNoFilesInTheLastRow() {
    let screen = screen(6, 2) { _ in picture }
    #expect(files(in: screen.bytes()).map(\.bitmap?.height) == [4])
  }

  @Test func erasesFilesByText() {
    let screen = screen(6, 4) { state in if state == 0 { picture } }
    _ = screen.bytes()
    states.value = 1
    var terminal = TestTerminal(columns: 6, rows: 4, filledWith: "#")
    terminal.feed(screen.bytes())
    #expect(terminal.text[0] == "    ##" && terminal.text[1] == "    ##")
  }
}
