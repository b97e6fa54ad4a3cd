import Signals
import SystemStreams

// How a log is read: A publisher tells that the file has grown. Jobs on a queue of their own read
// it from the first byte to the last, a piece at a time, and add what a `LineScanner` finds to a
// `LineIndex`. Jobs on a second queue search the lines that are known, and collect those that the
// filter lets pass. The main thread asks for a line when it draws it: the index tells where it is,
// and the few bytes are read again. All of them meet in `state`, which none holds for long.

/// The lines of a log file that may be large and may grow.
final class LogDocument: Sendable {
  struct State: Sendable {
    var bytes = LogBytes()
    var scanner = LineScanner()
    var index = LineIndex()
    /// The number of bytes that have been scanned.
    var scannedCount = 0
    var isScanning = false
    /// The number of times that the lines were lost.
    var generation = 0
    var results = QueryResults()
  }

  let state = Lock(State())
  private let changeSubject = PassthroughSubject<Void, Never>()
  private let scanQueue: any Scheduler
  let searchQueue: any Scheduler
  /// The jobs that wait, and the subscription to the file's changes.
  let jobs = Lock<[String: AnyCancellable]>([:])
  /// The number of bytes of a piece.
  let pieceLength: Int

  /// The largest number of files that are kept open while their successors are followed.
  private static let fileLimit = 8

  /// Creates a document without lines.
  ///
  /// - Parameters:
  ///   - scanQueue: Runs the jobs that find lines.
  ///   - searchQueue: Runs the jobs that search them.
  ///   - pieceLength: The number of bytes that a job reads.
  init(
    scanQueue: any Scheduler, searchQueue: any Scheduler, pieceLength: Int = 1 << 20
  ) {
    self.scanQueue = scanQueue
    self.searchQueue = searchQueue
    self.pieceLength = pieceLength
  }

  /// Sends a value when there are more lines or results, on any thread.
  var changes: AnyPublisher<Void, Never> { changeSubject.eraseToAnyPublisher() }

  func sendChange() { changeSubject.send(()) }

  // MARK: The file

  /// Shows `file`, and follows it under the name `path`.
  ///
  /// Some lines are known when this returns.
  func follow(
    _ file: OpenFile, at path: String?, every interval: Duration, on scheduler: some Scheduler
  ) {
    state.withLock { state in
      state.bytes.append(file)
      state.bytes.setSize(file.size)
      // The first piece is scanned here.
      state.isScanning = true
    }
    scanPiece(atMost: 1 << 16)
    let changes = FileChanges(of: file, at: path, every: interval, on: scheduler)
    let subscription = changes.sink { [weak self] in self?.apply($0) }
    jobs.withLock { $0["file"] = subscription }
  }

  /// Follows the change of the file.
  func apply(_ change: FileChange) {
    let needsScan = state.withLock { state in
      switch change {
      case .grew(let size): state.bytes.setSize(size)
      case .truncated(let size): state.restart(with: nil, size: size)
      case .replaced(let file):
        if state.bytes.fileCount < LogDocument.fileLimit {
          state.bytes.append(file)
        } else {
          state.restart(with: file, size: 0)
        }
      }
      defer { state.isScanning = true }
      return !state.isScanning
    }
    if needsScan { scheduleScan() }
  }

  // MARK: Finding lines

  private func scheduleScan() {
    let job = scanQueue.schedule(after: .zero) { [weak self] in
      guard let self else { return }
      scanPiece(atMost: pieceLength)
    }
    jobs.withLock { $0["scan"] = job }
  }

  /// Scans the next piece, and schedules the one after it.
  private func scanPiece(atMost length: Int) {
    // Without the index, of which appending would have to make a copy.
    let start = state.withLock { ($0.bytes, $0.scanner, $0.generation) }
    let (bytes, generation) = (start.0, start.2)
    var scanner = start.1
    let base = scanner.position
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    defer { buffer.deallocate() }
    let count = bytes.read(at: base, into: buffer)
    let end = base + count
    let piece = UnsafeRawBufferPointer(buffer)[..<count]
    var batches: [LineBatch] = []
    // Its end was known before its successor was.
    if bytes.isFileEnd(base) { batches.append(scanner.finishFile(at: base)) }
    batches.append(
      piece.withMemoryRebound(to: UInt8.self) { scanner.scan($0, isEnd: end == bytes.count) })
    if bytes.isFileEnd(end) { batches.append(scanner.finishFile(at: end)) }
    let isFinished = state.withLock { [scanner, batches] state in
      guard state.generation == generation else { return false }
      for batch in batches { state.index.append(batch) }
      state.scanner = scanner
      state.scannedCount = end
      state.isScanning = count > 0 && end < state.bytes.count
      return !state.isScanning
    }
    if !isFinished { scheduleScan() }
    sendChange()
    continueSearch()
  }
}

extension LogDocument.State {
  /// Forgets all lines.
  ///
  /// - Parameters:
  ///   - file: Another file; `nil` for the last one.
  ///   - size: The number of its bytes.
  fileprivate mutating func restart(with file: OpenFile?, size: Int) {
    bytes.restart(with: file)
    bytes.setSize(size)
    scanner = LineScanner()
    index = LineIndex()
    scannedCount = 0
    generation += 1
    results.restart()
  }
}
