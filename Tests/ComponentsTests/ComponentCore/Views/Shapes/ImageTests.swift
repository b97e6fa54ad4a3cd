import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ImageTests {
  private let smile = Bitmap(
    colors: ["#": .white, "o": .orange],
    """
    .####.
    #.##.#
    ######
    #.oo.#
    .#..#.
    """)

  @Test func showsTwoPixelsInACell() {
    let screen = Screen(columns: 8, rows: 3) { Image(smile) }
    #expect(screen.text == "▄▀  ▀▄\n ▀▀▀▀\n ▀  ▀")
    #expect(screen.frame[2, 1].attributes.foreground == .white)
    #expect(screen.frame[2, 1].attributes.background == .orange)
    #expect(screen.frame[0, 1].attributes.background == .white)
  }

  @Test func keepsItsAspectRatio() {
    let framed = picture(40, 12) {
      Image(smile).resizable().scaledToFit().border().frame(width: 40, height: 7)
    }
    // The border leaves five rows, or ten pixels. Six by five pixels are scaled to twelve by ten.
    #expect(framed.contains("╭────────────╮"))
    #expect(framed.split(separator: "\n").count == 7)
  }

  @Test func showsTheAverageOfManyPixels() {
    let checks = Bitmap(
      colors: ["#": Color(white: 1), ".": Color(white: 0)], "#.#.\n.#.#\n#.#.\n.#.#")
    let screen = Screen(columns: 8, rows: 3) {
      Image(checks).resizable().frame(width: 2, height: 1)
    }
    #expect(screen.frame[0, 0].attributes.background == Color(white: 0.5))
  }

  @Test func isDrawnWithASCIIByBrightness() {
    let text = picture(8, 3) { Image(smile).environment(\.usesASCII, true) }
    #expect(text.allSatisfy { $0.isASCII })
    #expect(text.hasPrefix("@@@@@@\n"))
  }

  @Test func isASilhouetteWithoutColors() {
    let screen = Screen(columns: 2, rows: 1, colorDepth: .none) {
      Image(Bitmap(colors: ["#": .white, "o": .orange], "#o\no "))
    }
    let bytes = String(decoding: screen.bytes(), as: UTF8.self)
    #expect(bytes.contains("\u{1B}[7m \u{1B}[m▀") || bytes.contains("[0;7m \u{1B}[0m▀"))
  }

  @Test func followsAPublisher() {
    let bitmaps = CurrentValueSubject<Bitmap, Never>(smile)
    let screen = Screen(columns: 8, rows: 3) { Image(bitmaps).border() }
    bitmaps.send(Bitmap(colors: ["#": .red], "##\n.."))
    #expect(screen.text == "╭──╮\n│▀▀│\n╰──╯")
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessImage() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [.red, .blue])
    let screen = Screen(columns: 4, rows: 2) {
      Image(bitmap).resizable().frame(width: .infinity, height: .infinity)
    }
    #expect(screen.frame[0, 0].attributes.background == .red)
    #expect(screen.frame[3, 1].attributes.background == .red)
  }

  @Test func interpolatesWhenItScales() {
    let edge = Bitmap(width: 2, height: 1, pixels: [Color(white: 0), Color(white: 1)])
    let interpolations = CurrentValueSubject<Image.Interpolation, Never>(.none)
    let screen = Screen(columns: 4, rows: 1) {
      Image(edge).resizable().interpolation(interpolations)
    }
    #expect(screen.frame[1, 0].attributes.background == Color(white: 0))
    interpolations.value = .medium
    #expect(screen.frame[1, 0].attributes.background == Color(white: 0.25))
    let constant = Screen(columns: 4, rows: 1) { Image(edge).resizable().interpolation(.medium) }
    #expect(constant.frame == screen.frame)
  }
}
