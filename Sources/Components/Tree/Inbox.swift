import Signals

/// Something that has to be done between two frames.
package final class Letter: @unchecked Sendable {
  // @unchecked: the action belongs to the main actor.

  @MainActor private var action: (@MainActor () -> Void)?

  @MainActor
  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor
  func deliver() {
    action?()
  }

  /// Does nothing any more when it is delivered.
  @MainActor
  func withdraw() {
    action = nil
  }
}

/// Where letters, from any thread, wait for the next frame.
package final class Inbox: Sendable {
  private let letters = Lock<[Letter]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called, on any thread, when the first letter since the last delivery arrives.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func post(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    if isFirst { wake() }
  }

  /// Delivers what has come; `false` if that was nothing.
  @MainActor
  func deliverAll() -> Bool {
    let letters = letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
    for letter in letters { letter.deliver() }
    return !letters.isEmpty
  }
}
