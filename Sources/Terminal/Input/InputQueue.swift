import ComponentCore

/// The input that has arrived and has not been handled yet.
///
/// A session handles input in slices and reads ahead of them. In raw mode Ctrl-C is a byte like
/// others: behind thousands of keys, the user would wait until the views have handled all of them.
/// So the queue looks among the bytes that a slice has not come to for a key that interrupts the
/// program. Such a key discards the input before it, as it does in a terminal driver that
/// interprets the key itself.
///
/// Within a bracketed paste the bytes of such a key are text, and do not interrupt. The queue
/// reads ahead by a limited number of bytes. What a terminal sends beyond that waits in the
/// terminal's own buffers, where no key is found.
///
/// It remembers the pauses after an Escape, so that the key is not taken for the beginning of what
/// came much later, however late both are handled.
struct InputQueue {
  private var decoder = InputDecoder()
  private var bytes: ArraySlice<UInt8> = []
  /// The inputs of the piece that has been decoded last.
  private var decoded: ArraySlice<Input> = []
  /// A decoder that has decoded the first ``scannedCount`` of the bytes in search of a key that
  /// interrupts; `nil` if there has been no search.
  private var scanner: InputDecoder?
  private var scannedCount = 0

  /// The number of bytes that have been decoded or discarded.
  private var position = 0
  /// The positions behind an Escape where a pause came.
  private var pauses: ArraySlice<Int> = []

  /// The number of bytes from which on the queue takes no more.
  static let limit = 1 << 22
  /// The number of bytes that are decoded at once.
  private static let pieceLength = 256

  /// The width and the height of a cell in pixels, while the session asks for reports of the mouse
  /// in pixels.
  var pixelsPerCell: Size? {
    get { decoder.pixelsPerCell }
    set { decoder.pixelsPerCell = newValue }
  }

  /// Whether no input waits. The bytes of an incomplete sequence may.
  var isEmpty: Bool { bytes.isEmpty && decoded.isEmpty }

  /// Whether the queue takes more bytes.
  var hasRoom: Bool { bytes.count < InputQueue.limit }

  /// Adds what was typed before the first bytes.
  mutating func prepend(_ typed: [Input]) {
    decoded = typed + decoded
  }

  /// Adds bytes that have arrived at once.
  mutating func append(_ bytes: [UInt8]) {
    if self.bytes.isEmpty { self.bytes = bytes[...] } else { self.bytes += bytes }
  }

  /// Removes and returns the next input; `nil` if there is none yet. Decodes at most a few bytes.
  ///
  /// - Parameter reports: The reports that the session has asked for.
  mutating func next(expecting reports: Modes.Reports = []) -> Input? {
    if decoded.isEmpty, !bytes.isEmpty {
      let nextPause = pauses.first ?? .max
      let piece = bytes.prefix(min(InputQueue.pieceLength, nextPause - position))
      removeFirst(piece.count)
      var inputs = decoder.decode(piece, expecting: reports)
      if position == nextPause { inputs += decoder.flushEscape() }
      decoded = (bytes.isEmpty ? inputs : inputs.withoutPassedPoints)[...]
      scannedCount -= piece.count
      if scannedCount <= 0 { endScan() }
    }
    return decoded.popFirst()
  }

  /// Takes an Escape at the end for the key: the rest of a sequence would have arrived by now.
  mutating func notePause() {
    if bytes.isEmpty { decoded += decoder.flushEscape() }
    let end = position + bytes.count
    if bytes.last == Tokenizer.escape, pauses.last != end { pauses.append(end) }
  }

  private mutating func removeFirst(_ count: Int) {
    bytes = bytes.dropFirst(count)
    position += count
    pauses = pauses.drop { $0 <= position }
  }

  // MARK: Pauses

  /// Returns the time to wait for more bytes before calling ``flush()``, or `nil` if nothing
  /// depends on it.
  func timeout(escape escapeTimeout: Duration) -> Duration? {
    isEmpty ? decoder.timeout(escape: escapeTimeout) : nil
  }

  /// Takes what has arrived for complete, because no more has arrived in time.
  mutating func flush() {
    decoded += decoder.flush()
  }

  // MARK: Interrupts

  /// Removes and returns the first key that interrupts the program, and discards the input before
  /// it; `nil` if none waits.
  mutating func takeInterrupt() -> KeyPress? {
    for (index, input) in zip(decoded.indices, decoded) {
      guard let press = input.interrupt else { continue }
      decoded = decoded[(index + 1)...]
      return press
    }
    let unscanned = bytes.dropFirst(scannedCount)
    if unscanned.isEmpty { return nil }
    let start = scanner ?? decoder
    var scanner = start
    guard scanner.decode(unscanned).contains(where: { $0.interrupt != nil }) else {
      self.scanner = scanner
      scannedCount = bytes.count
      return nil
    }
    return discardThroughInterrupt(in: unscanned, decodedBy: start)
  }

  /// Discards the input up to the first key in `unscanned` that interrupts, and returns that key.
  private mutating func discardThroughInterrupt(
    in unscanned: ArraySlice<UInt8>, decodedBy start: InputDecoder
  ) -> KeyPress? {
    decoder = start
    for (index, byte) in zip(unscanned.indices, unscanned) {
      guard let press = decoder.decode([byte]).lazy.compactMap(\.interrupt).first else { continue }
      removeFirst(index + 1 - bytes.startIndex)
      decoded = []
      endScan()
      return press
    }
    return nil
  }

  private mutating func endScan() {
    scanner = nil
    scannedCount = 0
  }

  /// Removes and returns all input and that of `bytes`, which have arrived after it.
  mutating func drain(through bytes: [UInt8]) -> [Input] {
    defer {
      (self.bytes, decoded, pauses) = ([], [], [])
      endScan()
    }
    return decoded + decoder.decode(self.bytes) + decoder.decode(bytes)
  }
}

extension [Input] {
  /// The inputs without movements of the pointer that others follow directly. A session that is
  /// behind shows only where the pointer is.
  fileprivate var withoutPassedPoints: [Input] {
    indices.filter { $0 + 1 == count || !(self[$0].isMovement && self[$0 + 1].isMovement) }
      .map { self[$0] }
  }
}

extension Input {
  fileprivate var isMovement: Bool {
    if case .event(.mouse(let event)) = self { event.kind == .move } else { false }
  }

  /// Whether the user has typed or pasted it.
  var isTyped: Bool {
    switch self {
    case .event(.key(let press)): press.phase == .down
    case .event(.paste): true
    case .event, .response: false
    }
  }

  /// The press of a key that interrupts or stops the program: Ctrl-C, Ctrl-\ or Ctrl-Z.
  ///
  /// An Escape before it, which adds Alt, may be the last byte of what has come before.
  fileprivate var interrupt: KeyPress? {
    guard case .event(.key(let press)) = self, press.phase != .up,
      press.modifiers.subtracting(.alt) == .control, ["c", "\\", "z"].contains(press.key)
    else { return nil }
    return KeyPress(press.key, modifiers: .control)
  }
}
