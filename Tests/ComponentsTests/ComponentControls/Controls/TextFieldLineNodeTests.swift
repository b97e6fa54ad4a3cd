import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextFieldLineNodeTests {
  private let text = CurrentValueSubject<String, Never>("")

  @Test func scrollsToTheCursor() {
    let screen = Screen(columns: 5, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("abcdefg")
    #expect(screen.text == "defg")
    #expect(screen.frame.cursor == Point(x: 4, y: 0))
    for _ in 0..<5 { screen.press(.left) }
    #expect(screen.text == "cdefg")
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
    screen.press(.end)
    screen.press(.backspace)
    #expect(screen.text == "cdef")
    screen.press(.home)
    #expect(screen.text == "abcde")
    screen.press(.tab)
    screen.press(.escape)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
  }

  @Test func neverShowsHalfAWideCharacter() {
    let screen = Screen(columns: 4, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    screen.press(.tab)
    screen.type("a界b界")
    #expect(screen.text == "b界")
    #expect(screen.frame.cursor == Point(x: 3, y: 0))
    screen.press(.left)
    #expect(screen.frame.cursor == Point(x: 1, y: 0))
    screen.press(.left)
    screen.press(.left)
    #expect(screen.text == "界b")
  }

  @Test func showsTheBeginningWithoutFocus() {
    let texts = CurrentValueSubject<String, Never>("abcdefg")
    let screen = Screen(columns: 4, rows: 2) {
      TextField(text: texts).textFieldStyle(.plain)
      TextField().textFieldStyle(.plain)
    }
    screen.press(.tab)
    #expect(screen.text == "efg\n")
    screen.press(.tab)
    #expect(screen.text == "abcd\n")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func scrollsAsALineOfWidthsDoes(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let width = Int.random(in: 1...9, using: &random)
    let screen = Screen(columns: width, rows: 1) { TextField(text: text).textFieldStyle(.plain) }
    var line = LineOfWidths(width: width)
    screen.press(.tab)
    for step in 0..<200 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: line.press(.left, on: screen)
      case 1: line.press(.right, on: screen)
      case 2: line.press(.home, on: screen)
      case 3: line.press(.end, on: screen)
      case 4: line.press(.backspace, on: screen)
      default: line.type(Int.random(in: 0..<LineOfWidths.pieces.count, using: &random), on: screen)
      }
      let cursor = screen.frame.cursor?.x
      let isEqual = screen.text == line.text && cursor == line.cursorColumn
      #expect(isEqual, "seed \(seed), step \(step)")
      if !isEqual { return }
    }
  }
}

/// A model of a field: characters of known widths that never join.
private struct LineOfWidths {
  /// The soft hyphen shows nothing.
  static let pieces: [(text: Character, width: Int)] = [
    ("a", 1), ("é", 1), ("界", 2), ("👩\u{200D}🚀", 2), ("\u{AD}", 0), ("я", 1),
  ]

  let width: Int
  private var characters: [(text: Character, width: Int)] = []
  private var cursor = 0
  private var first = 0

  init(width: Int) {
    self.width = width
  }

  @MainActor
  mutating func type(_ piece: Int, on screen: Screen) {
    screen.type(String(LineOfWidths.pieces[piece].text))
    characters.insert(LineOfWidths.pieces[piece], at: cursor)
    cursor += 1
    scroll()
  }

  @MainActor
  mutating func press(_ key: Key, on screen: Screen) {
    screen.press(key)
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .backspace where cursor > 0:
      cursor -= 1
      characters.remove(at: cursor)
    case .backspace: break
    default: cursor = characters.count
    }
    scroll()
  }

  private mutating func scroll() {
    first = max(first, firstIndex(showing: cursor))
    first = min(first, cursor, firstIndex(showing: characters.count))
  }

  /// Returns the first character that can be shown with the one at `index` or, at the end, with
  /// the cursor.
  private func firstIndex(showing index: Int) -> Int {
    var (first, rest) = (index, width)
    rest -= index < characters.count ? characters[index].width : 1
    while first > 0, rest >= characters[first - 1].width {
      first -= 1
      rest -= characters[first].width
    }
    return first
  }

  /// The column of the cursor; `nil` if it is out of sight.
  var cursorColumn: Int? {
    let column = characters[first..<cursor].reduce(0) { $0 + $1.width }
    return column < width ? column : nil
  }

  /// The visible characters, without half of a wide one.
  var text: String {
    var (text, rest) = ("", width)
    for (character, width) in characters[first...] where width > 0 {
      rest -= width
      if rest < 0 { break }
      text.append(character)
    }
    return text
  }
}
