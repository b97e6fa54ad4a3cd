import Signals

/// A publisher of what happens to a file that grows, for those who read parts of it themselves.
///
///     FileChanges(of: file, at: "app.log", every: .milliseconds(250), on: scheduler)
///
///     grew(1024) ── grew(4096) ── truncated(0) ── grew(512) ── replaced(file) ── grew(64) ── …
///
/// It looks at the file when it is subscribed to and then in regular intervals, as `tail -F` does.
/// A file that was renamed and replaced by another one of the same name is read to its end before
/// the other one is opened. While no file has the name, the last one is followed. It never fails
/// and never finishes.
package struct FileChanges<Context: Scheduler>: Publisher {
  package typealias Output = FileChange
  package typealias Failure = Never

  private let observation: FileObservation
  private let interval: Duration
  private let scheduler: Context

  /// Creates a publisher of the changes of `file`.
  ///
  /// - Parameters:
  ///   - file: The file, open.
  ///   - path: The name of the file; `nil` for a file that cannot be replaced.
  ///   - interval: The time between two looks at the file.
  ///   - scheduler: The scheduler whose time this is.
  package init(
    of file: OpenFile, at path: String?, every interval: Duration, on scheduler: Context
  ) {
    observation = FileObservation(path: path, file: file)
    self.interval = interval
    self.scheduler = scheduler
  }

  package consuming func subscribe<S: Subscriber<FileChange, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    Interval(every: interval, on: scheduler)
      .map { _ in }
      .prepend(())
      .scan(observation) { seen, _ in seen.next() }
      .flatMap { $0.changes.publisher }
      .subscribe(subscriber)
  }
}

/// A change of a file.
package enum FileChange: Sendable {
  /// The file has this number of bytes, more than before.
  case grew(Int)
  /// The file has lost bytes, and has this number.
  case truncated(Int)
  /// Another file has the name now.
  case replaced(OpenFile)
}

/// What was seen of a file the last time.
private struct FileObservation: Sendable {
  let path: String?
  private var file: OpenFile
  private var size = 0
  /// What has changed since the time before.
  private(set) var changes: [FileChange] = []

  init(path: String?, file: OpenFile) {
    self.path = path
    self.file = file
  }

  /// Returns what can be seen now.
  func next() -> FileObservation {
    var next = self
    next.changes = []
    next.look()
    if let new = path.flatMap(file.successor) {
      // What was written between the first look and the replacement.
      next.look()
      next.file = new
      next.size = 0
      next.changes.append(.replaced(new))
      next.look()
    }
    return next
  }

  private mutating func look() {
    let new = file.size
    if new > size { changes.append(.grew(new)) }
    if new < size { changes.append(.truncated(new)) }
    size = new
  }
}
