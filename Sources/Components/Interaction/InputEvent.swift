/// Something a person does.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// The mouse.
  case mouse(MouseEvent)
  /// Text that was pasted.
  case paste(String)
  /// The terminal's window has, or no longer has, the keyboard.
  case windowFocus(Bool)
}

/// A key that is pressed, held, or released.
public struct KeyPress: Hashable, Sendable {
  /// What happens to the key.
  public enum Phase: Hashable, Sendable {
    /// It goes down.
    case down
    /// It is held.
    case repeating
    /// It comes up. Few terminals tell.
    case up
  }

  /// Which key.
  public var key: Key
  /// What is held with it.
  public var modifiers: KeyModifiers
  /// What happens to it.
  public var phase: Phase

  /// `key`, with `modifiers`.
  public init(_ key: Key, modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// A key, by what it means.
public enum Key: Hashable, Sendable {
  /// A key that writes.
  case character(Character)
  /// Enter, or Return.
  case enter
  /// Tab.
  case tab
  /// Escape.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Insert.
  case insert
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// F1 and so on.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// What is held with a key or a mouse button.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Those of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, or Command.
  public static let command = KeyModifiers(rawValue: 8)
}

/// Something the mouse does.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left one.
    case left
    /// The middle one.
    case middle
    /// The right one.
    case right
  }

  /// What it does.
  public enum Kind: Hashable, Sendable {
    /// A button goes down.
    case press(Button)
    /// A button comes up.
    case release(Button)
    /// The pointer moves while a button is down.
    case drag(Button)
    /// The pointer moves.
    case move
    /// The wheel turns, by this many steps to the right and down.
    case scroll(x: Int, y: Int)
  }

  /// What it does.
  public var kind: Kind
  /// Where the pointer is, in columns and rows of the screen.
  public var position: Point
  /// What is held meanwhile.
  public var modifiers: KeyModifiers

  /// `kind`, at `position`.
  public init(_ kind: Kind, at position: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
