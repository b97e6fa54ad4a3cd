extension Multicaster {
  /// The value that was sent last, and how often it has been set.
  @inlinable
  var versionedValue: (value: Output?, version: Int) {
    lockQueue()
    defer { unlockQueue() }
    return (latest, version)
  }

  /// Sends `value`, which becomes the current value, unless that has been set since `version`.
  @inlinable
  func setAndSend(_ value: Output, ifStill version: Int) -> Bool {
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
    if isInside { leave() }
    return true
  }
}
