import Components
import TestSupport
import Testing

@testable import Terminal

/// Decodes the keys of text editing in every encoding that terminals use.
@Suite(.watchdog) struct EditKeysTests {
  private func commands(_ bytes: String) -> [EditCommand] {
    var decoder = InputDecoder()
    return (decoder.decode(Array(bytes.utf8)) + decoder.flush()).compactMap { input in
      guard case .event(.key(let press)) = input else { return nil }
      return EditCommand(press)
    }
  }

  @Test(
    arguments: [
      ("␁", .move(.start, isSelecting: false)), ("␅", .move(.end, isSelecting: false)),
      ("␂", .move(.characterBack, isSelecting: false)),
      ("␆", .move(.characterForward, isSelecting: false)),
      ("␄", .delete(.characterForward)), ("␈", .delete(.characterBack)),
      ("␡", .delete(.characterBack)), ("␛[3~", .delete(.characterForward)),
      ("␋", .kill(.end)), ("␕", .kill(.start)), ("␗", .kill(.bigWordBack)),
      ("␙", .yank), ("␔", .transpose), ("␟", .undo), ("␒", .redo),
      ("␛b", .move(.wordBack, isSelecting: false)),
      ("␛f", .move(.wordForward, isSelecting: false)), ("␛d", .kill(.wordForward)),
      ("␛␡", .kill(.wordBack)), ("␛w", .copy), ("␛a", .selectAll),
    ] as [(String, EditCommand)])
  func decodesReadlineKeys(bytes: String, command: EditCommand) {
    #expect(commands(bytes.controls) == [command])
  }

  @Test(
    arguments: [
      ("D", .characterBack, .wordBack), ("C", .characterForward, .wordForward),
      ("H", .start, .textStart), ("F", .end, .textEnd),
    ] as [(String, TextMotion, TextMotion)])
  func decodesArrowsWithModifiers(letter: String, motion: TextMotion, withControl: TextMotion) {
    #expect(commands("\u{1B}[\(letter)") == [.move(motion, isSelecting: false)])
    #expect(commands("\u{1B}O\(letter)") == [.move(motion, isSelecting: false)])
    #expect(commands("\u{1B}[1;2\(letter)") == [.move(motion, isSelecting: true)])
    #expect(commands("\u{1B}[1;5\(letter)") == [.move(withControl, isSelecting: false)])
    #expect(commands("\u{1B}[1;6\(letter)") == [.move(withControl, isSelecting: true)])
  }

  @Test func decodesAltArrowsAsWordMotions() {
    #expect(commands("\u{1B}[1;3D") == [.move(.wordBack, isSelecting: false)])
    #expect(commands("\u{1B}\u{1B}[C") == [.move(.wordForward, isSelecting: false)])
    #expect(commands("\u{1B}[1;4C") == [.move(.wordForward, isSelecting: true)])
  }

  @Test(
    arguments: [
      ("␛[97;5u", .move(.start, isSelecting: false)),
      ("␛[98;3u", .move(.wordBack, isSelecting: false)),
      ("␛[95;5u", .undo), ("␛[45;6u", .undo), ("␛[47;5u", .undo),
      ("␛[122;6u", .redo), ("␛[127;3u", .kill(.wordBack)),
      ("␛[127;2u", .delete(.characterBack)),
      ("␛[122;9u", .undo), ("␛[122;10u", .redo), ("␛[97;9u", .selectAll),
    ] as [(String, EditCommand)])
  func decodesKittyProtocolKeys(bytes: String, command: EditCommand) {
    #expect(commands(bytes.controls) == [command])
  }

  @Test func decodesTextScalarByScalar() {
    #expect(commands("é界👩") == [.insert("é"), .insert("界"), .insert("👩")])
  }

  @Test func ignoresKeysThatDoNotEdit() {
    #expect(commands("\t\r\u{1B}[A\u{1B}[5~\u{1B}OP\u{0E}\u{1B}x") == [])
  }
}
