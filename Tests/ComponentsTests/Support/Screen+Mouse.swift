import Components
import TextBackend

extension Screen {
  /// Presses the left mouse button, without releasing it.
  func press(column: Int, row: Int) {
    send(.mouse(MouseEvent(.press(.left), at: Point(x: column, y: row))))
  }

  /// Moves the pointer while the left mouse button is down.
  func drag(column: Int, row: Int) {
    send(.mouse(MouseEvent(.drag(.left), at: Point(x: column, y: row))))
  }

  /// Releases the left mouse button.
  func release(column: Int, row: Int) {
    send(.mouse(MouseEvent(.release(.left), at: Point(x: column, y: row))))
  }
}
