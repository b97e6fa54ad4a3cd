import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct MouseReportTests {
  private func event(_ parameters: String, _ final: Character = "M") -> MouseEvent? {
    MouseReport(
      sgr: ControlSequence(
        parameters: Array(parameters.utf8)[...], final: final.asciiValue ?? 0)
    ).event
  }

  private func x10(_ code: UInt8, column: UInt8 = 1, row: UInt8 = 1) -> MouseEvent? {
    MouseReport(x10: [code + 32, column + 32, row + 32]).event
  }

  @Test(
    arguments: [
      ("<0;1;1", "M", .press(.left)), ("<1;1;1", "M", .press(.middle)),
      ("<2;1;1", "M", .press(.right)), ("<0;1;1", "m", .release(.left)),
      ("<2;1;1", "m", .release(.right)), ("<35;1;1", "M", .move), ("<32;1;1", "M", .drag(.left)),
      ("<34;1;1", "M", .drag(.right)), ("<64;1;1", "M", .scroll(x: 0, y: -1)),
      ("<65;1;1", "M", .scroll(x: 0, y: 1)), ("<66;1;1", "M", .scroll(x: -1, y: 0)),
      ("<67;1;1", "M", .scroll(x: 1, y: 0)), ("<128;1;1", "M", .press(.back)),
      ("<129;1;1", "M", .press(.forward)), ("<129;1;1", "m", .release(.forward)),
      ("<160;1;1", "M", .drag(.back)),
    ] as [(String, Character, MouseEvent.Kind)])
  func decodesKinds(parameters: String, final: Character, kind: MouseEvent.Kind) {
    #expect(event(parameters, final) == MouseEvent(kind, at: .zero))
  }

  @Test func countsColumnsAndRowsFromOne() {
    #expect(event("<0;40;10")?.position == Point(x: 39, y: 9))
    #expect(x10(0, column: 40, row: 10)?.position == Point(x: 39, y: 9))
  }

  @Test(
    arguments: [
      ("<0;1;1", Point.zero, UnitPoint(x: 0.05, y: 0.025)),
      ("<0;0;0", .zero, UnitPoint(x: 0.05, y: 0.025)),
      ("<0;10;20", .zero, UnitPoint(x: 0.95, y: 0.975)),
      ("<0;11;21", Point(x: 1, y: 1), UnitPoint(x: 0.05, y: 0.025)),
      ("<0;126;59", Point(x: 12, y: 2), UnitPoint(x: 0.55, y: 0.925)),
    ])
  func dividesPixelsByTheSizeOfACell(parameters: String, position: Point, inCell: UnitPoint) {
    let sequence = ControlSequence(
      parameters: Array(parameters.utf8)[...], final: UInt8(ascii: "M"))
    let report = MouseReport(sgr: sequence, pixelsPerCell: Size(width: 10, height: 20))
    #expect(
      report.event == MouseEvent(.press(.left), at: position, positionInCell: inCell))
  }

  @Test func decodesModifiers() {
    #expect(event("<4;1;1")?.modifiers == .shift)
    #expect(event("<8;1;1")?.modifiers == .alt)
    #expect(event("<16;1;1")?.modifiers == .control)
    #expect(event("<28;1;1")?.modifiers == [.shift, .alt, .control])
  }

  @Test func ignoresMalformedReports() {
    for parameters in [
      "<0;0;1", "<0;1;0", "<0;1", "<130;1;1", "<131;1;1", "<192;1;1", "<999;1;1", "<3;1;1",
    ] {
      #expect(event(parameters) == nil, "\(parameters)")
    }
    #expect(event("<64;1;1", "m") == nil)
  }

  @Test func decodesAnX10ReleaseAsOneOfTheLeftButton() {
    #expect(x10(0)?.kind == .press(.left))
    #expect(x10(3)?.kind == .release(.left))
    #expect(x10(3 | 16)?.kind == .release(.left))
    #expect(x10(35)?.kind == .move)
    #expect(x10(128)?.kind == .press(.back))
    #expect(x10(65)?.kind == .scroll(x: 0, y: 1))
  }
}
