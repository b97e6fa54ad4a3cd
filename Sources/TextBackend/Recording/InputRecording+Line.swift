import ComponentCore

extension InputRecording.Entry {
  /// The line of a file, with its line feed. All of it is ASCII.
  package var line: String {
    "[\(time.jsonSeconds),\(input.jsonFields)]\n"
  }
}

extension InputRecording.Input {
  fileprivate var jsonFields: String {
    switch self {
    case .event(.key(let press)): press.jsonFields
    case .event(.mouse(let event)): event.jsonFields
    case .event(.paste(let text)): "\"paste\",\(text.jsonQuoted(asASCII: true))"
    case .event(.windowFocus(let hasFocus)): "\"focus\",\(hasFocus)"
    case .resize(let columns, let rows): "\"resize\",\(columns),\(rows)"
    case .colorScheme(let scheme): "\"colorScheme\",\"\(scheme)\""
    case .scenePhase(let phase): "\"scenePhase\",\"\(phase)\""
    }
  }
}

extension JSONFields {
  /// Takes the values of an input.
  mutating func input(_ kind: String) throws(JSONValue.Failure) -> InputRecording.Input {
    switch kind {
    case "key": return .event(.key(try keyPress(.down)))
    case "keyRepeat": return .event(.key(try keyPress(.repeating)))
    case "keyUp": return .event(.key(try keyPress(.up)))
    case "press": return .event(.mouse(try mouseEvent(.press(try button()))))
    case "release": return .event(.mouse(try mouseEvent(.release(try button()))))
    case "drag": return .event(.mouse(try mouseEvent(.drag(try button()))))
    case "move": return .event(.mouse(try mouseEvent(.move)))
    case "scroll":
      let (x, y) = (try integer(), try integer())
      return .event(.mouse(try mouseEvent(.scroll(x: x, y: y))))
    case "paste": return .event(.paste(try string()))
    case "focus": return .event(.windowFocus(try bool()))
    case "resize": return .resize(columns: try length(), rows: try length())
    case "colorScheme":
      return .colorScheme(try choice("light or dark", ColorScheme.allCases.map { ("\($0)", $0) }))
    case "scenePhase":
      let phases: [ScenePhase] = [.active, .inactive, .background]
      return .scenePhase(try choice("a scene phase", phases.map { ("\($0)", $0) }))
    default: throw JSONValue.Failure(message: "has an input of an unknown kind")
    }
  }

  private mutating func keyPress(
    _ phase: KeyPress.Phase
  ) throws(JSONValue.Failure) -> KeyPress {
    guard let key = Key(jsonName: try string()) else {
      throw JSONValue.Failure(message: "has an unknown key")
    }
    return KeyPress(key, modifiers: try modifiers(), phase: phase)
  }

  private mutating func button() throws(JSONValue.Failure) -> MouseEvent.Button {
    try choice("a mouse button", MouseEvent.Button.jsonNames)
  }

  private mutating func mouseEvent(
    _ kind: MouseEvent.Kind
  ) throws(JSONValue.Failure) -> MouseEvent {
    let (x, y) = (try place(), try place())
    return MouseEvent(
      kind, at: Point(x: x.cell, y: y.cell),
      positionInCell: UnitPoint(x: x.fraction, y: y.fraction), modifiers: try modifiers())
  }
}

extension KeyPress {
  fileprivate var jsonFields: String {
    let kind =
      switch phase {
      case .down: "key"
      case .repeating: "keyRepeat"
      case .up: "keyUp"
      }
    return "\"\(kind)\",\(key.jsonName.jsonQuoted(asASCII: true))\(modifiers.jsonSuffix)"
  }
}

extension Key {
  private static let jsonNames: [(String, Key)] = [
    ("enter", .enter), ("tab", .tab), ("escape", .escape), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
    ("pageDown", .pageDown),
  ]

  /// The character that the key types, or its name, which is longer than a character.
  fileprivate var jsonName: String {
    switch self {
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: Key.jsonNames.first { $0.1 == self }?.0 ?? ""
    }
  }

  fileprivate init?(jsonName name: String) {
    if let key = Key.jsonNames.first(where: { $0.0 == name })?.1 {
      self = key
    } else if name.count == 1 {
      self = .character(Character(name))
    } else if name.first == "f", let number = Int(name.dropFirst()) {
      self = .function(number)
    } else {
      return nil
    }
  }
}

extension MouseEvent.Button {
  fileprivate static let jsonNames: [(String, MouseEvent.Button)] = [
    ("left", .left), ("middle", .middle), ("right", .right), ("back", .back),
    ("forward", .forward),
  ]

  fileprivate var jsonName: String {
    MouseEvent.Button.jsonNames.first { $0.1 == self }?.0 ?? ""
  }
}

extension MouseEvent {
  fileprivate var jsonFields: String {
    let fields =
      switch kind {
      case .press(let button): "\"press\",\"\(button.jsonName)\""
      case .release(let button): "\"release\",\"\(button.jsonName)\""
      case .drag(let button): "\"drag\",\"\(button.jsonName)\""
      case .move: "\"move\""
      case .scroll(let x, let y): "\"scroll\",\(x),\(y)"
      }
    let x = MouseEvent.jsonPlace(position.x, positionInCell.x)
    let y = MouseEvent.jsonPlace(position.y, positionInCell.y)
    return "\(fields),\(x),\(y)\(modifiers.jsonSuffix)"
  }

  /// The number that `JSONFields.place()` takes.
  private static func jsonPlace(_ cell: Int, _ fraction: Double) -> String {
    let thousandths = Int(min(max(0, fraction), 0.999) * 1_000 + 0.5)
    if thousandths == 500 { return "\(cell)" }
    let digits = "\(thousandths)"
    return "\(cell)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
