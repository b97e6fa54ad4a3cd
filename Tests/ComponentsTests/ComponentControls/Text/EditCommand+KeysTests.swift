import Components
import TestSupport
import Testing

@testable import ComponentControls

@Suite(.watchdog) struct EditCommandKeysTests {
  @Test(arguments: [
    (KeyPress("a"), EditCommand.insert("a")), (KeyPress("A", modifiers: .shift), .insert("A")),
    (KeyPress("a", modifiers: .control), .move(.start, isSelecting: false)),
    (KeyPress("w", modifiers: .control), .kill(.bigWordBack)),
    (KeyPress("w", modifiers: .alt), .copy),
    (KeyPress(.backspace), .delete(.characterBack)),
    (KeyPress(.backspace, modifiers: .alt), .kill(.wordBack)),
    (KeyPress(.delete, modifiers: .control), .delete(.wordForward)),
    (KeyPress(.left, modifiers: [.alt, .shift]), .move(.wordBack, isSelecting: true)),
    (KeyPress(.home, modifiers: .shift), .move(.start, isSelecting: true)),
    (KeyPress("z", modifiers: [.control, .shift]), .redo),
    (KeyPress("a", modifiers: .command), .selectAll),
    (KeyPress("c", modifiers: .command), .copy),
    (KeyPress("x", modifiers: .command), .cut),
  ])
  func mapsKeysToCommands(press: KeyPress, command: EditCommand) {
    #expect(EditCommand(press) == command)
  }

  @Test(arguments: [
    KeyPress("q", modifiers: .control), KeyPress("a", phase: .up), KeyPress(.tab),
    KeyPress(.escape), KeyPress(.up), KeyPress(.left, modifiers: [.control, .alt]),
    KeyPress("v", modifiers: .command),
  ])
  func ignoresOtherKeys(press: KeyPress) {
    #expect(EditCommand(press) == nil)
  }
}
