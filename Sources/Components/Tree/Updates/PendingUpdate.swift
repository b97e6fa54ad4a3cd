/// An action to perform on the main actor before the next frame.
package final class PendingUpdate: @unchecked Sendable {
  // @unchecked: the action belongs to the main actor.

  @MainActor private var action: (@MainActor () -> Void)?

  @MainActor
  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor
  func perform() {
    action?()
  }

  /// Makes ``perform()`` do nothing.
  @MainActor
  func invalidate() {
    action = nil
  }
}
