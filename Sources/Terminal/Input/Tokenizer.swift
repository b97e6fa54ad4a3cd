import ComponentCore

/// Splits a terminal's bytes into tokens, one byte at a time.
///
/// The tokenizer is a state machine: each byte is looked at once, or twice if it interrupts a
/// token, so the pieces in which bytes arrive make no difference, and any input takes linear time
/// and bounded memory. Unknown and malformed sequences are swallowed to their end: they are never
/// mistaken for typed text, however long they are and however long they pause.
struct Tokenizer {
  enum State {
    case ground
    /// After a part of a character in UTF-8.
    case scalar(length: Int)
    /// After an Escape.
    case escape
    /// After `CSI` and any parameters.
    case control
    /// After `ESC O`, with which keys in application mode begin, and any parameters.
    case singleShift
    /// Within the three bytes after `CSI M`, an X10 mouse report.
    case mouse
    /// After `CSI [`, with which the Linux console's F1 to F5 begin.
    case console
    /// Within a string.
    case string(introducer: UInt8)
    /// After an Escape within a string.
    case stringEscape(introducer: UInt8)
  }

  private(set) var state = State.ground
  /// The bytes of the incomplete token, without its introducer.
  private(set) var bytes: [UInt8] = []
  /// Whether an Escape came before the introducer, for Alt.
  private(set) var isAlt = false
  /// Whether the sequence is longer than any known one.
  private var isTooLong = false

  /// The largest number of bytes of a sequence that is decoded. Longer ones are swallowed.
  private static let sequenceLimit = 4_096
  static let escape: UInt8 = 0x1B

  // MARK: Bytes

  /// Reads the next byte, and appends the tokens that it completes to `tokens`.
  mutating func consume(_ byte: UInt8, into tokens: inout [Token]) {
    switch state {
    case .ground: begin(with: byte, into: &tokens)
    case .scalar(let length): continueScalar(byte, length: length, into: &tokens)
    case .escape: consumeAfterEscape(byte, into: &tokens)
    case .control: continueControl(byte, into: &tokens)
    case .singleShift: continueSingleShift(byte, into: &tokens)
    case .mouse: continueMouse(byte, into: &tokens)
    case .console: finishConsole(byte, into: &tokens)
    case .string(let introducer): continueString(byte, introducer, into: &tokens)
    case .stringEscape(let introducer): consumeAfterStringEscape(byte, introducer, into: &tokens)
    }
  }

  /// Begins a token in `state`, which `isAlt` belongs to.
  mutating func enter(_ state: State, isAlt: Bool = false) {
    self.state = state
    self.isAlt = isAlt
    isTooLong = false
    bytes.removeAll(keepingCapacity: bytes.capacity <= Tokenizer.sequenceLimit)
  }

  private mutating func finish(_ token: Token?, into tokens: inout [Token]) {
    if let token { tokens.append(token) }
    enter(.ground)
  }

  /// Drops the incomplete token, and begins another with `byte`.
  private mutating func restart(with byte: UInt8, into tokens: inout [Token]) {
    enter(.ground)
    begin(with: byte, into: &tokens)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Tokenizer.sequenceLimit { bytes.append(byte) } else { isTooLong = true }
  }

  private mutating func begin(with byte: UInt8, into tokens: inout [Token]) {
    switch byte {
    case Tokenizer.escape: enter(.escape)
    case 0x00..<0x20, 0x7F: tokens.append(.key(KeyPress(control: byte)))
    case 0x20..<0x7F: tokens.append(.key(KeyPress(ascii: byte)))
    default: beginScalar(byte, isAlt: false)
    }
  }

  // MARK: Text

  private mutating func beginScalar(_ lead: UInt8, isAlt: Bool) {
    switch lead {
    case 0xC2...0xDF: enter(.scalar(length: 2), isAlt: isAlt)
    case 0xE0...0xEF: enter(.scalar(length: 3), isAlt: isAlt)
    case 0xF0...0xF4: enter(.scalar(length: 4), isAlt: isAlt)
    default: return enter(.ground)
    }
    bytes.append(lead)
  }

  private mutating func continueScalar(
    _ byte: UInt8, length: Int, into tokens: inout [Token]
  ) {
    guard (0x80..<0xC0).contains(byte) else { return restart(with: byte, into: &tokens) }
    bytes.append(byte)
    if bytes.count < length { return }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    // Neither invalid UTF-8 nor a C1 control character is text.
    guard let scalar = scalars.first, scalars.count == 1, scalar != "\u{FFFD}",
      scalar.properties.generalCategory != .control
    else { return enter(.ground) }
    finish(.key(KeyPress(.character(Character(scalar)), isAlt: isAlt)), into: &tokens)
  }

  // MARK: Escape sequences

  private mutating func consumeAfterEscape(_ byte: UInt8, into tokens: inout [Token]) {
    switch byte {
    case UInt8(ascii: "["): return enter(.control, isAlt: isAlt)
    case UInt8(ascii: "O"): return enter(.singleShift, isAlt: isAlt)
    case Tokenizer.escape where !isAlt: return isAlt = true
    default: break
    }
    // Only the Escape before a sequence stands for Alt. Before anything else it is the key.
    if isAlt { tokens.append(.key(KeyPress(.escape))) }
    switch byte {
    case Tokenizer.escape: break
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      enter(.string(introducer: byte))
    case 0x00..<0x80: finish(.key(KeyPress(alt: byte)), into: &tokens)
    default: beginScalar(byte, isAlt: true)
    }
  }

  private mutating func continueControl(_ byte: UInt8, into tokens: inout [Token]) {
    switch byte {
    case UInt8(ascii: "M") where bytes.isEmpty: enter(.mouse)
    case UInt8(ascii: "[") where bytes.isEmpty: enter(.console)
    case UInt8(ascii: "$") where isNumber: finishControl(byte, into: &tokens)  // rxvt's Shift
    case 0x20..<0x40: keep(byte)
    case 0x40..<0x7F: finishControl(byte, into: &tokens)
    default: restart(with: byte, into: &tokens)
    }
  }

  /// Whether the parameters are one number of one or two digits.
  private var isNumber: Bool {
    (1...2).contains(bytes.count) && bytes.allSatisfy(\.isDigit)
  }

  private mutating func finishControl(_ final: UInt8, into tokens: inout [Token]) {
    if isTooLong { return finish(nil, into: &tokens) }
    var sequence = ControlSequence(parameters: bytes[...], final: final)
    sequence.isAlt = isAlt
    finish(.control(sequence), into: &tokens)
  }

  private mutating func continueSingleShift(_ byte: UInt8, into tokens: inout [Token]) {
    switch byte {
    case 0x30..<0x40: keep(byte)
    case 0x40..<0x7F where !bytes.isEmpty:
      // Konsole's Ctrl-F1 is `ESC O 5 P`, which xterm sends as `CSI 1 ; 5 P`.
      bytes = Array("1;".utf8) + (bytes.split(separator: UInt8(ascii: ";")).last ?? [])
      finishControl(byte, into: &tokens)
    case 0x40..<0x7F:
      var press = KeyPress(singleShift: byte)
      if isAlt { press?.modifiers.insert(.alt) }
      finish(press.map { .key($0) }, into: &tokens)
    default: restart(with: byte, into: &tokens)
    }
  }

  private mutating func continueMouse(_ byte: UInt8, into tokens: inout [Token]) {
    if byte < 0x20 { return restart(with: byte, into: &tokens) }
    bytes.append(byte)
    if bytes.count == 3 { finish(.mouse(MouseReport(x10: bytes[...])), into: &tokens) }
  }

  private mutating func finishConsole(_ byte: UInt8, into tokens: inout [Token]) {
    if byte < 0x20 { return restart(with: byte, into: &tokens) }
    let number = Int(byte) - 0x40
    finish((1...5).contains(number) ? .key(KeyPress(.function(number))) : nil, into: &tokens)
  }

  // MARK: Strings

  /// Reads a byte of a string, which Escape and a backslash end. The keys Ctrl-C and Ctrl-Z abort
  /// it, and so do other sequences, so that a string without an end never keeps the user out.
  private mutating func continueString(
    _ byte: UInt8, _ introducer: UInt8, into tokens: inout [Token]
  ) {
    switch byte {
    case Tokenizer.escape: state = .stringEscape(introducer: introducer)
    case 0x07 where introducer == UInt8(ascii: "]"): finishString(introducer, into: &tokens)
    case 0x18: enter(.ground)
    case 0x03, 0x1A: restart(with: byte, into: &tokens)
    default: keep(byte)
    }
  }

  private mutating func consumeAfterStringEscape(
    _ byte: UInt8, _ introducer: UInt8, into tokens: inout [Token]
  ) {
    if byte == UInt8(ascii: "\\") { return finishString(introducer, into: &tokens) }
    enter(.escape)
    consumeAfterEscape(byte, into: &tokens)
  }

  private mutating func finishString(_ introducer: UInt8, into tokens: inout [Token]) {
    let payload = bytes[...]
    finish(isTooLong ? nil : .string(introducer: introducer, payload: payload), into: &tokens)
  }
}

extension KeyPress {
  /// Creates the key press that types a printable ASCII character.
  fileprivate init(ascii byte: UInt8) {
    self.init(.character(Character(Unicode.Scalar(byte))))
  }

  /// Creates the key press that sends Escape and an ASCII character.
  init(alt byte: UInt8) {
    self = byte < 0x20 || byte == 0x7F ? KeyPress(control: byte) : KeyPress(ascii: byte)
    modifiers.insert(.alt)
  }

  fileprivate init(_ key: Key, isAlt: Bool) {
    self.init(key, modifiers: isAlt ? .alt : [])
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (0x30..<0x3A).contains(self) }
}
