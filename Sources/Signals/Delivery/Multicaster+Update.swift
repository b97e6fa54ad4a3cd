extension Multicaster {
  /// The value that was sent last, and how often it has been set.
  @inlinable
  package var versionedValue: (value: Output?, version: Int) {
    lockQueue()
    defer { unlockQueue() }
    return (latest, version)
  }

  /// Sends `value`, which becomes the current value, unless that has been set since `version`.
  @inlinable
  package func setAndSend(_ value: Output, ifStill version: Int) -> Bool {
    let thread = ThreadID.current
    var other = value as Output?
    lockQueue()
    guard self.version == version else {
      unlockQueue()
      return false
    }
    var isInside = false
    if !isFinal {
      swap(&latest, &other)
      self.version &+= 1
      isInside = append(.value(value), by: thread)
    }
    unlockQueue()
    if isInside { drain(ownsPending: false) }
    return true
  }

  /// Changes the current value and sends the new one, unless a delivery is under way or values
  /// wait.
  ///
  /// While `change` runs, the multicaster holds no other copy of the value, so what only it refers
  /// to is changed in place. The queue is locked meanwhile. So `change` must call no code of
  /// others, and return what it no longer needs, which is released after unlocking.
  ///
  /// - Returns: The result of `change`, or `nil` if it was not called.
  @inlinable
  package func changeAndSend<Result>(_ change: (inout Output) -> Result) -> Result? {
    guard enter() else { return nil }
    lockQueue()
    guard pending.isEmpty, !isFinal, var value = latest.take() else {
      unlockQueue()
      leave()
      return nil
    }
    // All values have been delivered, so this is another copy.
    replay.newest = nil
    let result = change(&value)
    latest = value
    version &+= 1
    unlockQueue()
    replay.newest = value
    deliver(value)
    leave()
    return result
  }
}
