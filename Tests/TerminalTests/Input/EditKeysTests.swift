import Components
import Testing

@testable import Terminal

/// Decodes the keys of text editing in every encoding that terminals use.
@Suite(.timeLimit(.minutes(1))) struct EditKeysTests {
  private func commands(_ bytes: String) -> [EditCommand] {
    var decoder = InputDecoder()
    return (decoder.decode(Array(bytes.utf8)) + decoder.flush()).compactMap { input in
      guard case .event(.key(let press)) = input else { return nil }
      return EditCommand(press)
    }
  }

  @Test(
    arguments: [
      ("\u{01}", .move(.start, isSelecting: false)), ("\u{05}", .move(.end, isSelecting: false)),
      ("\u{02}", .move(.characterBack, isSelecting: false)),
      ("\u{06}", .move(.characterForward, isSelecting: false)),
      ("\u{04}", .delete(.characterForward)), ("\u{08}", .delete(.characterBack)),
      ("\u{7F}", .delete(.characterBack)), ("\u{1B}[3~", .delete(.characterForward)),
      ("\u{0B}", .kill(.end)), ("\u{15}", .kill(.start)), ("\u{17}", .kill(.bigWordBack)),
      ("\u{19}", .yank), ("\u{14}", .transpose), ("\u{1F}", .undo), ("\u{12}", .redo),
      ("\u{1B}b", .move(.wordBack, isSelecting: false)),
      ("\u{1B}f", .move(.wordForward, isSelecting: false)), ("\u{1B}d", .kill(.wordForward)),
      ("\u{1B}\u{7F}", .kill(.wordBack)), ("\u{1B}w", .copy), ("\u{1B}a", .selectAll),
    ] as [(String, EditCommand)])
  func decodesReadlineKeys(bytes: String, command: EditCommand) {
    #expect(commands(bytes) == [command])
  }

  @Test(
    arguments: [
      ("D", .characterBack), ("C", .characterForward), ("H", .start), ("F", .end),
    ] as [(String, TextMotion)])
  func decodesArrowsWithModifiers(letter: String, motion: TextMotion) {
    let word: TextMotion =
      motion == .characterBack ? .wordBack : motion == .characterForward ? .wordForward : motion
    #expect(commands("\u{1B}[\(letter)") == [.move(motion, isSelecting: false)])
    #expect(commands("\u{1B}O\(letter)") == [.move(motion, isSelecting: false)])
    #expect(commands("\u{1B}[1;2\(letter)") == [.move(motion, isSelecting: true)])
    #expect(commands("\u{1B}[1;5\(letter)") == [.move(word, isSelecting: false)])
    #expect(commands("\u{1B}[1;6\(letter)") == [.move(word, isSelecting: true)])
  }

  @Test func decodesAltArrowsAsWordMotions() {
    #expect(commands("\u{1B}[1;3D") == [.move(.wordBack, isSelecting: false)])
    #expect(commands("\u{1B}\u{1B}[C") == [.move(.wordForward, isSelecting: false)])
    #expect(commands("\u{1B}[1;4C") == [.move(.wordForward, isSelecting: true)])
  }

  @Test(
    arguments: [
      ("\u{1B}[97;5u", .move(.start, isSelecting: false)),
      ("\u{1B}[98;3u", .move(.wordBack, isSelecting: false)),
      ("\u{1B}[95;5u", .undo), ("\u{1B}[45;6u", .undo), ("\u{1B}[47;5u", .undo),
      ("\u{1B}[122;6u", .redo), ("\u{1B}[127;3u", .kill(.wordBack)),
      ("\u{1B}[127;2u", .delete(.characterBack)),
      ("\u{1B}[122;9u", .undo), ("\u{1B}[122;10u", .redo), ("\u{1B}[97;9u", .selectAll),
    ] as [(String, EditCommand)])
  func decodesKittyProtocolKeys(bytes: String, command: EditCommand) {
    #expect(commands(bytes) == [command])
  }

  @Test func decodesTextScalarByScalar() {
    #expect(commands("é界👩") == [.insert("é"), .insert("界"), .insert("👩")])
  }

  @Test func ignoresKeysThatDoNotEdit() {
    #expect(commands("\t\r\u{1B}[A\u{1B}[5~\u{1B}OP\u{0E}\u{1B}x") == [])
  }
}
