import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct ScreenPicturesTests {
  private let states = CurrentValueSubject<Int, Never>(0)

  /// A screen on a terminal whose cells have two by four pixels.
  private func screen(
    _ columns: Int, _ rows: Int, _ format: TerminalGraphics.Format? = .kitty,
    @ViewBuilder content: @escaping (Int) -> some View
  ) -> Screen {
    let screen = Screen(columns: columns, rows: rows, alignment: .topLeading) {
      Latest(of: states, default: 0, content: content)
    }
    screen.capabilities.graphics = format.map {
      TerminalGraphics($0, pixelsPerCell: Size(width: 2, height: 4))
    }
    return screen
  }

  /// A picture that fills four by two cells, pixel by pixel.
  private func picture(blue: UInt8 = 9) -> some View {
    Image(.distinct(8, 8, blue: blue)).resizable().frame(width: 4, height: 2)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
      .replacing("\u{A0}", with: "_")
  }

  @Test func aPictureReturnsFromBehindAText() {
    let titles = CurrentValueSubject<String, Never>("abcd\nefg")
    let screen = screen(4, 2) { _ in
      ZStack(alignment: .topLeading) {
        picture()
        Text(titles)
      }
    }
    _ = screen.bytes()
    for title in ["bbcd\nefg", "cbcd\nefgh"] {
      titles.send(title)
      _ = screen.bytes()
    }
    titles.send("dbcd\nefg")
    #expect(text(screen.bytes()).contains("^_Ga=p,"))
  }

  // MARK: Kitty

  @Test func storesAPictureAndShowsItOverBlanks() {
    let screen = screen(4, 2) { _ in
      Image(.distinct(2, 4)).resizable().frame(width: 1, height: 1)
    }
    let bytes = text(screen.bytes())
    #expect(
      bytes == "^[0m^[r^[2J^[H_"
        + "^_Ga=t,i=1,f=24,s=2,v=4,q=2,m=0;AAAJCAAJAAgJCAgJABAJCBAJABgJCBgJ^\\"
        + "^[1;1H^_Ga=p,i=1,p=1,x=0,y=0,w=2,h=4,c=1,r=1,C=1,q=2^\\")
    #expect(screen.bytes().isEmpty)
  }

  @Test func showsTwoPixelsInACellUnlessTheTerminalHasGraphics() {
    let plain = screen(4, 2, nil) { _ in picture() }
    let bytes = text(plain.bytes())
    #expect(!bytes.contains("^_") && bytes.contains("▀"))
    let screen = screen(4, 2) { _ in picture() }
    #expect(screen.frame == plain.frame)
    #expect(screen.text == plain.text)
  }

  @Test func beginsToShowPicturesWhenTheTerminalReportsThatItCan() {
    let screen = screen(6, 3, nil) { _ in picture() }
    var terminal = PictureTerminal(columns: 6, rows: 3)
    terminal.feed(screen.bytes())
    #expect(terminal.map == "▀▀▀▀\n▀▀▀▀\n")
    screen.capabilities.graphics = TerminalGraphics(
      .kitty, pixelsPerCell: Size(width: 2, height: 4))
    terminal.feed(screen.bytes())
    #expect(terminal.map == "####\n####\n")
    screen.capabilities.graphics = nil
    terminal.feed(screen.bytes())
    #expect(terminal.map == "▀▀▀▀\n▀▀▀▀\n")
    #expect(terminal.violations == [])
  }

  @Test(arguments: [0, 1, 2])
  func keepsHalfBlocksWhereTheyShowAsMuch(example: Int) {
    let screen = screen(8, 4) { _ in
      switch example {
      case 0: Image(.distinct(8, 8))
      case 1: Image(.distinct(2, 2)).resizable()
      default: picture().opacity(0.5)
      }
    }
    #expect(!text(screen.bytes()).contains("^_"))
  }

  @Test func movesAPictureWithoutSendingItAgain() {
    let screen = screen(8, 4) { state in picture().padding(.leading, state) }
    var terminal = PictureTerminal(columns: 8, rows: 4)
    terminal.feed(screen.bytes())
    states.value = 3
    let bytes = screen.bytes()
    #expect(text(bytes).contains("^[1;4H^_Ga=p,i=1,p=1,"))
    terminal.feed(bytes)
    #expect(terminal.map == "   ####\n   ####\n\n")
    #expect(terminal.transmissionCount == 1)
    #expect(terminal.violations == [])
  }

  @Test func clipsAPictureByItsSourceRectangle() {
    let screen = screen(8, 4) { _ in
      picture().frame(width: 2, height: 1, alignment: .bottomTrailing).clipped()
    }
    let bytes = text(screen.bytes())
    #expect(bytes.contains("x=4,y=4,w=4,h=4,c=2,r=1"))
  }

  @Test func scrollsAPicture() {
    let screen = screen(8, 6) { _ in
      ScrollView {
        VStack(alignment: .leading) {
          Image(.distinct(8, 32)).resizable().frame(width: 4, height: 8)
          ForEach(0..<6) { Text("row \($0)") }
        }
      }
    }
    var terminal = PictureTerminal(columns: 8, rows: 6)
    terminal.feed(screen.bytes())
    let top = terminal.cells
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
    terminal.feed(screen.bytes())
    #expect(terminal.cells[..<3] == top[3...])
    #expect(terminal.placements.count == 1)
    for _ in 0..<4 { screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero))) }
    terminal.feed(screen.bytes())
    #expect(terminal.placements.isEmpty && terminal.pictures.isEmpty)
    #expect(terminal.transmissionCount == 1)
    #expect(terminal.violations == [])
  }

  @Test func showsWhatAViewInFrontLeavesOfAPicture() {
    let screen = screen(6, 3) { state in
      ZStack(alignment: .bottomTrailing) {
        picture()
        if state == 1 { Text("me").background(.blue) }
      }
    }
    var terminal = PictureTerminal(columns: 6, rows: 3)
    terminal.feed(screen.bytes())
    states.value = 1
    terminal.feed(screen.bytes())
    #expect(terminal.map == "####\n##me\n")
    states.value = 0
    terminal.feed(screen.bytes())
    #expect(terminal.map == "####\n####\n")
    #expect(terminal.placements.count == 1 && terminal.transmissionCount == 1)
    #expect(terminal.violations == [])
  }

  @Test func showsAPictureAroundASheet() {
    let screen = screen(11, 5) { state in
      Image(.distinct(22, 20)).resizable()
        .sheet(isPresented: .constant(state == 1)) { Text("in") }
    }
    var terminal = PictureTerminal(columns: 11, rows: 5)
    terminal.feed(screen.bytes())
    #expect(terminal.placements.count == 1)
    states.value = 1
    terminal.feed(screen.bytes())
    let sheet = Set(screen.text).subtracting("▀")
    #expect(sheet.isSuperset(of: "in") && sheet.isSubset(of: Set(terminal.map)))
    #expect(terminal.map.contains("#") && !terminal.map.contains("▀"))
    #expect(terminal.violations == [])
    states.value = 0
    terminal.feed(screen.bytes())
    #expect(terminal.placements.count == 1 && terminal.transmissionCount == 1)
  }

  @Test func showsTwoPixelsInACellBehindTranslucentViews() {
    let screen = screen(6, 3) { state in
      picture().overlay { Color.black.opacity(state == 1 ? 0.5 : 0) }
    }
    var terminal = PictureTerminal(columns: 6, rows: 3)
    terminal.feed(screen.bytes())
    #expect(terminal.placements.count == 1)
    states.value = 1
    terminal.feed(screen.bytes())
    #expect(terminal.placements.isEmpty)
    #expect(terminal.terminal.differences(from: screen.frame) == [])
    #expect(terminal.violations == [])
  }

  @Test func textOnAPictureHasItsColors() {
    let screen = screen(6, 3) { _ in
      ZStack {
        picture()
        Text("a")
      }
    }
    let plain = self.screen(6, 3, nil) { _ in
      ZStack {
        picture()
        Text("a")
      }
    }
    #expect(screen.frame == plain.frame)
  }

  @Test func translucentPicturesShowTheBackgroundAndKeepText() {
    let corner = Bitmap(
      width: 4, height: 4,
      pixels: (0..<16).map { $0 % 4 < 2 ? .clear : Color(.rgb(red: 9, green: 9, blue: 9)) })
    let screen = screen(4, 1) { _ in
      ZStack(alignment: .leading) {
        Text("x").frame(width: 2, alignment: .leading).background(.terminal(.blue))
        Image(corner).resizable().frame(width: 2, height: 1)
      }
    }
    var terminal = PictureTerminal(columns: 4, rows: 1)
    terminal.feed(screen.bytes())
    #expect(terminal.map == "x#")
    #expect(terminal.pictures[1]?.channels == 4)
    #expect(terminal.terminal.rows[0][1].codes == ["bg 4"])
  }

  @Test func replacesAndDeletesPictures() {
    let screen = screen(6, 3) { state in
      if state < 2 { picture(blue: UInt8(state)) }
    }
    var terminal = PictureTerminal(columns: 6, rows: 3)
    for (state, ids) in [(0, [1]), (1, [2]), (2, []), (0, [3])] {
      states.value = state
      terminal.feed(screen.bytes())
      #expect(terminal.pictures.keys.sorted() == ids)
      #expect(terminal.placements.keys.map { $0[0] } == ids)
    }
    #expect(terminal.map == "####\n####\n")
    #expect(terminal.violations == [])
  }

  @Test func sendsEverythingAgainToATerminalWithUnknownContents() {
    let screen = screen(6, 3) { _ in picture() }
    _ = screen.bytes()
    screen.invalidate()
    let bytes = screen.bytes()
    #expect(text(bytes).contains("^[2J^_Ga=d,d=A,q=2^\\"))
    var terminal = PictureTerminal(columns: 6, rows: 3)
    terminal.feed(bytes)
    #expect(terminal.map == "####\n####\n")
  }

  /// After any change, a terminal shows the same as after a complete repaint.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func anUpdateShowsTheSameAsARepaint(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let screen = screen(16, 8) { state in
      ZStack(alignment: .topLeading) {
        ScrollView {
          VStack(alignment: .leading) {
            Text(state % 3 == 0 ? "❤️" : "title \(state)")
            HStack {
              picture(blue: UInt8(state % 2)).padding(.leading, state % 4)
              picture(blue: 7)
            }
            ForEach(0..<state % 9, id: \.self) { Text("row \($0)") }
            picture(blue: 7)
          }
        }
        if state % 5 > 2 {
          Text("menu\n界").background(.red).padding(.leading, state % 7).padding(.top, state % 3)
        }
      }
    }
    var terminal = PictureTerminal(columns: 16, rows: 8)
    for step in 0..<60 {
      states.value = Int.random(in: 0..<200, using: &random)
      if Bool.random(using: &random) {
        let y = Bool.random(using: &random) ? 1 : -1
        screen.send(.mouse(MouseEvent(.scroll(x: 0, y: y), at: .zero)))
      }
      terminal.feed(screen.bytes())
      #expect(terminal.violations == [], "seed \(seed), step \(step)")
      #expect(terminal.cells.joined().allSatisfy { $0.count < 2 }, "seed \(seed), step \(step)")
      guard step % 4 == 3 else { continue }
      screen.invalidate()
      var fresh = PictureTerminal(columns: 16, rows: 8)
      fresh.feed(screen.bytes())
      #expect(terminal.cells == fresh.cells, "seed \(seed), step \(step)")
      #expect(terminal.map == fresh.map, "seed \(seed), step \(step)")
      terminal = fresh
    }
  }

  // MARK: Sixel

  @Test func drawsSixelsOverBlanks() throws {
    let screen = screen(4, 2, .sixel) { _ in
      Image(.distinct(2, 4)).resizable().frame(width: 1, height: 1)
    }
    let parts = text(screen.bytes()).split(separator: "^P")
    #expect(parts[0] == "^[0m^[r^[2J^[H_^[1;1H")
    let sixels = "\u{1B}P" + parts[1].replacing("^", with: "\u{1B}")
    let decoder = try #require(SixelDecoder(Array(sixels.utf8)))
    #expect((decoder.width, decoder.height) == (2, 4))
    #expect(decoder.pixels.last == [3, 9, 4])
  }

  @Test func drawsSixelsAgainWhereTextHasChanged() {
    let screen = screen(6, 4, .sixel) { state in
      ZStack(alignment: .bottomTrailing) {
        picture()
        if state == 1 { Text("me").background(.blue) }
      }
    }
    _ = screen.bytes()
    states.value = 1
    let covered = text(screen.bytes())
    // All cells of the picture are blanked, and two rectangles are left of it.
    #expect(covered.contains("____") && covered.contains("me"))
    #expect(covered.split(separator: "^P").count == 3)
    #expect(covered.contains("\"1;1;8;4") && covered.contains("\"1;1;4;4"))
    states.value = 2
    #expect(text(screen.bytes()).split(separator: "^P").count == 2)
  }

  @Test func erasesSixelsByText() {
    let screen = screen(6, 4, .sixel) { state in if state == 0 { picture() } }
    _ = screen.bytes()
    states.value = 1
    var terminal = TestTerminal(columns: 6, rows: 4, filledWith: "#")
    terminal.feed(screen.bytes())
    #expect(terminal.text[0] == "    ##" && terminal.text[1] == "    ##")
  }

  @Test func drawsNoSixelsInTheLastRow() {
    let screen = screen(6, 2, .sixel) { _ in picture() }
    let bytes = text(screen.bytes())
    #expect(bytes.contains("\"1;1;8;4"))
    #expect(bytes.contains("▀"))
  }
}
