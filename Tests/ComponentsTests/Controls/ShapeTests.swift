import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite struct ShapeTests {
  @Test func roundsCornersToTheQuarterOfACell() {
    #expect(
      picture { RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 8, height: 3) }
        == "▗▟    ▙▖\n\n▝▜    ▛▘")
    #expect(
      picture { Circle().fill(.red).frame(width: 12, height: 6) } == """
          ▄▟    ▙▄
        ▗          ▖


        ▝          ▘
          ▀▜    ▛▀
        """)
  }

  @Test func strokesWithLineCharacters() {
    #expect(
      picture {
        VStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 2).stroke(.red).frame(width: 6, height: 2)
          Rectangle().stroke(.red).frame(width: 6, height: 2)
          Rectangle().stroke(.red, lineWidth: 2).frame(width: 6, height: 2)
        }
      } == "╭────╮\n╰────╯\n┌────┐\n└────┘\n┏━━━━┓\n┗━━━━┛")
  }

  @Test func strokesEllipsesWithBlocks() {
    #expect(
      picture { Ellipse().stroke(.red).frame(width: 12, height: 4) } == """
         ▗▄▀▀▀▀▀▀▄▖
        ▟▘        ▝▙
        ▜▖        ▗▛
         ▝▀▄▄▄▄▄▄▀▘
        """)
  }

  @Test func isFilledInTheTextColorByDefault() {
    let screen = Screen(columns: 4, rows: 1) { Rectangle().foregroundStyle(.green) }
    #expect(screen.frame[0, 0].attributes.background == .green)
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let screen = Screen(columns: 4, rows: 1) { Capsule().fill(colors) }
    #expect(screen.frame[1, 0].attributes.background == .red)
    colors.send(.blue)
    #expect(screen.frame[1, 0].attributes.background == .blue)
  }

  @Test func strokeFollowsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 4, rows: 2) { Rectangle().strokeBorder(colors) }
    for color in [Color.red, .blue] {
      colors.send(color)
      #expect(screen.text == "┌──┐\n└──┘")
      #expect(screen.frame[0, 0].attributes.foreground == color)
    }
  }

  @Test func servesAsABackground() {
    let screen = Screen(columns: 9, rows: 1) { Text("abc").background(.red, in: .rect) }
    #expect(screen.attributes(of: "abc")?.background == .red)
    #expect(screen.frame[3, 0].attributes.background == nil)
  }
}

@MainActor @Suite struct LinearGradientTests {
  private let gradient = LinearGradient(
    colors: [Color(white: 0.2), Color(white: 0.8)], startPoint: .top, endPoint: .bottom)

  private func shades(_ frame: Frame, column: Int) -> [Color?] {
    (0..<frame.rows).map { frame[column, $0].attributes.background }
  }

  @Test func interpolatesBetweenItsColors() {
    let frame = Screen(columns: 3, rows: 4) { gradient }.frame
    let (first, last) = (Color(white: 0.2), Color(white: 0.8))
    // In the middles of the rows, as finely as colors can be told from each other.
    let shades = [32, 96, 159, 223].map { first.mix(with: last, by: $0 / 255.0) }
    #expect(self.shades(frame, column: 0) == shades)
    #expect(self.shades(frame, column: 2) == shades)
  }

  @Test func isShownInBandsWithFewColors() {
    let screen = Screen(columns: 3, rows: 8, colorDepth: .ansi16) { gradient }
    let bytes = String(decoding: screen.bytes(), as: UTF8.self)
    #expect(!bytes.contains("48;2"))
    #expect(bytes.contains("100m") || bytes.contains("40m"))
  }

  @Test func isNotShownWithoutColors() {
    let screen = Screen(columns: 3, rows: 3, colorDepth: .none) { gradient }
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("7m"))
  }

  @Test func colorsText() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("abc").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let colors = (0..<3).map { screen.frame[$0, 0].attributes.foreground }
    #expect(Set(colors).count == 3)
    #expect(screen.text == "abc")
  }

  @Test func colorOfAnInnerViewWins() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("abc").foregroundStyle(.green).foregroundStyle(gradient)
    }
    #expect(screen.frame[1, 0].attributes.foreground == .green)
  }

  @Test func clearBlendsIntoTheColorWithoutDarkening() {
    #expect(Color.clear.mix(with: .red, by: 0.5) == Color.red.opacity(0.5))
    #expect(Color.red.mix(with: .red, by: 0.3) == .red)
    #expect(Color.red.mix(with: .blue, by: 1).mix(with: .blue, by: 1) != .clear)
  }
}

@MainActor @Suite struct ImageTests {
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
    // Six by five pixels, in ten by ten of the five rows inside the border.
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
    #expect(bytes.contains("\u{1B}[7m \u{1B}[0m▀") || bytes.contains("[0;7m \u{1B}[0m▀"))
  }

  @Test func followsAPublisher() {
    let bitmaps = CurrentValueSubject<Bitmap, Never>(smile)
    let screen = Screen(columns: 8, rows: 3) { Image(bitmaps).border() }
    bitmaps.send(Bitmap(colors: ["#": .red], "##\n.."))
    #expect(screen.text == "╭──╮\n│▀▀│\n╰──╯")
  }
}

@MainActor @Suite struct LabelTests {
  @Test func showsItsTitleAndItsIcon() {
    #expect(picture { Label("Sign in", symbol: "→") } == "→ Sign in")
  }

  @Test func appliesItsStyle() {
    #expect(picture { Label("Sign in", symbol: "→").labelStyle(.titleOnly) } == "Sign in")
    #expect(picture { Label("Sign in", symbol: "→").labelStyle(.iconOnly) } == "→")
  }

  private struct Marked: LabelStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        configuration.title
      }
    }
  }

  @Test func itsStyleFollowsAPublisher() {
    let marks = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      Label("Sign in", symbol: "→").labelStyle(following: marks) { Marked(mark: $0) }
    }
    #expect(screen.text == "→ Sign in")
    marks.send("*")
    #expect(screen.text == "* Sign in")
    marks.send("+")
    #expect(screen.text == "+ Sign in")
  }
}
