import Components
import Foundation
import Testing

@testable import Terminal

/// Bytes that a real terminal has sent, and the input that caused them.
struct TerminalVector: Decodable, Sendable, CustomTestStringConvertible {
  var terminal: String
  var mode: String
  /// The input, such as `ctrl+shift+Left` or `drag`.
  var key: String
  var bytes: [UInt8]
  /// The part of the input that the bytes encode.
  var means: String

  var testDescription: String { "\(terminal), \(mode), \(key)" }

  static let all: [TerminalVector] = {
    let url = Bundle.module.url(
      forResource: "terminal-input", withExtension: "json", subdirectory: "Vectors")
    guard let url, let data = try? Data(contentsOf: url),
      let vectors = try? JSONDecoder().decode([TerminalVector].self, from: data)
    else { preconditionFailure("Vectors/terminal-input.json cannot be read.") }
    return vectors
  }()

  /// Returns the decoded events, without key releases.
  ///
  /// - Parameter inPieces: Whether to decode the bytes one by one.
  func inputs(inPieces: Bool) -> [InputEvent] {
    var decoder = InputDecoder()
    let inputs =
      inPieces ? bytes.flatMap { decoder.decode([$0]) } : decoder.decode(bytes)
    return (inputs + decoder.flush()).compactMap { input in
      guard case .event(let event) = input else { return nil }
      if case .key(let press) = event, press.phase == .up { return nil }
      return event
    }
  }

  var expected: [InputEvent] {
    if let kinds = TerminalVector.mouse[key] {
      let points = points
      // Some terminals report a turn of the wheel twice.
      return points.indices.map { index in
        let kind = kinds[min(index, kinds.count - 1)]
        // X10's protocol does not report which button was released.
        let isLost = mode.contains("X10") && index == 1
        return .mouse(
          MouseEvent(
            isLost ? .release(.left) : kind, at: points[index],
            modifiers: key == "ctrl click" ? .control : []))
      }
    }
    let parts = means.split(separator: "+").map(String.init)
    var modifiers: KeyModifiers = []
    for part in parts.dropLast() { modifiers.insert(TerminalVector.modifiers[part] ?? []) }
    let name = parts.last ?? ""
    return [
      .key(KeyPress(TerminalVector.keys[name] ?? .character(Character(name)), modifiers: modifiers))
    ]
  }

  /// The points of the mouse reports, parsed without the decoder.
  private var points: [Point] {
    if mode.contains("X10") {
      return stride(from: 0, to: bytes.count, by: 6).map {
        Point(x: Int(bytes[$0 + 4]) - 33, y: Int(bytes[$0 + 5]) - 33)
      }
    }
    let reports = String(decoding: bytes, as: UTF8.self).split(separator: "<").dropFirst()
    return reports.filter { key != "wheel left" || $0.hasSuffix("M\u{1B}[") || $0.hasSuffix("M") }
      .map {
        report in
        let numbers = report.split { !$0.isNumber }.compactMap { Int($0) }
        return Point(x: numbers[1] - 1, y: numbers[2] - 1)
      }
  }

  private static let modifiers: [String: KeyModifiers] = [
    "shift": .shift, "alt": .alt, "ctrl": .control, "super": .command,
  ]

  private static let keys: [String: Key] = [
    "space": .space, "Return": .enter, "Tab": .tab, "BackSpace": .backspace, "Escape": .escape,
    "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
    "Prior": .pageUp, "Next": .pageDown, "Insert": .insert, "Delete": .delete,
    "F1": .function(1), "F2": .function(2), "F3": .function(3), "F4": .function(4),
    "F5": .function(5), "F6": .function(6), "F12": .function(12), "eacute": .character("é"),
    "EuroSign": .character("€"), "U4E16": .character("世"), "KP_5": .character("5"),
    "KP_Enter": .enter, "bracketleft": .character("["),
  ]

  private static let mouse: [String: [MouseEvent.Kind]] = [
    "move": [.move], "left click": [.press(.left), .release(.left)],
    "middle click": [.press(.middle), .release(.middle)],
    "right click": [.press(.right), .release(.right)],
    "ctrl click": [.press(.left), .release(.left)],
    "wheel up": [.scroll(x: 0, y: -1)], "wheel down": [.scroll(x: 0, y: 1)],
    "wheel left": [.scroll(x: -1, y: 0)],
    "drag": [.press(.left), .drag(.left), .drag(.left), .release(.left)],
  ]
}
