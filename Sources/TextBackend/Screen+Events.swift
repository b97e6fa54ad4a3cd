import ComponentCore
import Signals

extension Screen {
  /// Presses a key.
  ///
  /// - Returns: Whether a view has handled it.
  @discardableResult
  public func press(_ key: Key, modifiers: KeyModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Presses the key of each character of `text`: Enter for a line feed, Tab for a tab.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n", "\r\n": press(.enter)
      case "\t": press(.tab)
      default: press(.character(character))
      }
    }
  }

  /// Presses and releases the left mouse button.
  public func click(column: Int, row: Int) {
    let point = Point(x: column, y: row)
    send(.mouse(MouseEvent(.press(.left), at: point)))
    send(.mouse(MouseEvent(.release(.left), at: point)))
  }

  /// Moves the pointer without a button.
  public func move(column: Int, row: Int) {
    send(.mouse(MouseEvent(.move, at: Point(x: column, y: row))))
  }

  /// Applies pending changes, and then advances the screen's scheduler.
  ///
  /// - Precondition: The screen's scheduler has virtual time, as `TestScheduler` does.
  public func advance(by duration: Duration) {
    guard let scheduler = scheduler as? any VirtualTimeScheduler else {
      preconditionFailure("advance(by:) needs a screen with a scheduler of virtual time.")
    }
    if let frameRecorder { return frameRecorder.advance(scheduler, by: duration, self) }
    update()
    scheduler.advance(by: duration)
  }
}
