@testable import ComponentDrawing
@testable import TextBackend

/// A terminal emulator that understands the sequences of kitty's graphics protocol, as it
/// describes them, and passes everything else on to a ``TestTerminal``.
struct PictureTerminal {
  /// A stored picture: its size and the bytes of its pixels.
  struct Picture: Equatable {
    var width: Int
    var height: Int
    var channels: Int
    var bytes: [UInt8]
  }

  private(set) var terminal: TestTerminal
  private(set) var pictures: [Int: Picture] = [:]
  /// What each placement shows, by picture and number.
  private(set) var placements: [[Int]: (origin: Point, cells: Size, source: Rect)] = [:]
  private(set) var violations: [String] = []
  /// The number of pictures that have been transmitted.
  private(set) var transmissionCount = 0
  private let (columns, rows): (Int, Int)
  /// The picture of which chunks are being transmitted, and its base64.
  private var pending: (id: Int, picture: Picture, isCompressed: Bool, base64: String)?
  private var cursor = Point.zero

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    terminal = TestTerminal(columns: columns, rows: rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    for (index, part) in String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{1B}_", omittingEmptySubsequences: false
    ).enumerated() {
      var text = part
      if index > 0 {
        guard let end = part.firstRange(of: "\u{1B}\\") else { return violations.append("no end") }
        command(part[..<end.lowerBound])
        text = part[end.upperBound...]
      }
      if text.contains("\u{1B}[2J") { (placements, pictures) = ([:], [:]) }
      terminal.feed(Array(text.utf8))
      cursor = absolutePosition(atEndOf: text) ?? cursor
    }
    violations += terminal.violations
  }

  /// The position that the last sequence sets, which the encoder writes before each placement.
  private func absolutePosition(atEndOf text: Substring) -> Point? {
    guard text.hasSuffix("H"), let start = text.lastIndex(of: "[") else { return nil }
    let numbers = text[start...].dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 ? Point(x: numbers[1] - 1, y: numbers[0] - 1) : nil
  }

  private mutating func command(_ text: Substring) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("G") else { return violations.append("an unknown string") }
    var keys: [Substring: Substring] = [:]
    for pair in parts[0].dropFirst().split(separator: ",") {
      let sides = pair.split(separator: "=")
      keys[sides[0]] = sides[1]
    }
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    if pending != nil || keys["a"] == "t" { return transmit(keys, parts[1]) }
    switch keys["a"] {
    case "p":
      guard let picture = pictures[number("i")] else { return violations.append("no picture") }
      let source = Rect(x: number("x"), y: number("y"), width: number("w"), height: number("h"))
      let whole = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
      if !whole.contains(source) { violations.append("a part outside of the picture") }
      if keys["C"] != "1" { violations.append("a moved cursor") }
      placements[[number("i"), number("p")]] = (
        cursor, Size(width: number("c"), height: number("r")), source
      )
    case "d" where keys["d"] == "A": (placements, pictures) = ([:], [:])
    case "d" where keys["d"] == "I":
      pictures[number("i")] = nil
      placements = placements.filter { $0.key[0] != number("i") }
    case "d" where keys["d"] == "i":
      if placements.removeValue(forKey: [number("i"), number("p")]) == nil {
        violations.append("no placement")
      }
    default: violations.append("an unknown action")
    }
    if keys["q"] != "2" { violations.append("a response") }
  }

  private mutating func transmit(_ keys: [Substring: Substring], _ base64: Substring) {
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    if base64.utf8.count > 4_096 { violations.append("a long chunk") }
    if let pending {
      if Set(keys.keys) != ["m"] { violations.append("keys in a chunk") }
      self.pending?.base64 = pending.base64 + base64
    } else {
      let picture = Picture(
        width: number("s"), height: number("v"), channels: number("f") / 8, bytes: [])
      pending = (number("i"), picture, keys["o"] == "z", String(base64))
      transmissionCount += 1
      if keys["q"] != "2" { violations.append("a response") }
    }
    guard keys["m"] == "0", let (id, header, isCompressed, text) = pending else { return }
    pending = nil
    var picture = header
    let data = PictureTerminal.decoded(text)
    let count = picture.width * picture.height * picture.channels
    picture.bytes = isCompressed ? Inflate.zlib(data, limit: count) ?? [] : data
    if picture.bytes.count != count {
      violations.append("a wrong number of pixels")
    }
    pictures[id] = picture
  }

  private static func decoded(_ base64: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var values: [Character: Int] = [:]
    for (value, digit) in digits.enumerated() { values[digit] = value }
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    for digit in base64 {
      guard let value = values[digit] else { break }
      (bits, count) = (bits << 6 | value, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }

  /// The first pixel of the part of a picture that each cell shows, row by row; none for cells
  /// that show no picture, several if placements overlap.
  var cells: [[[[UInt8]]]] {
    var cells = Array(
      repeating: Array(repeating: [[UInt8]](), count: columns), count: rows)
    for (key, (origin, size, source)) in placements {
      guard let picture = pictures[key[0]] else { continue }
      for y in 0..<size.height {
        for x in 0..<size.width {
          let pixel = Point(
            x: source.origin.x + x * source.size.width / size.width,
            y: source.origin.y + y * source.size.height / size.height)
          let start = (pixel.y * picture.width + pixel.x) * picture.channels
          cells[origin.y + y][origin.x + x].append(
            Array(picture.bytes[start..<start + picture.channels]))
        }
      }
    }
    return cells
  }

  /// The rows with `#` in each cell that shows a part of a picture.
  var map: String {
    zip(cells, terminal.rows).map { cells, row in
      zip(cells, row).map { $0.isEmpty ? $1.text : "#" }.joined().trimmingSpaces
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " || text.last == "\u{A0}" { text.removeLast() }
    return text
  }
}
