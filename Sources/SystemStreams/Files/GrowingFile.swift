import SignalAlgorithms
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that other programs append to, such as a log.
///
///     var log = GrowingFile("/var/log/app.log")
///     log.startsAtEnd = true
///     let newLines = log.lines(on: .system)
///
/// The file is looked at in regular intervals, as `tail -F` does. It is followed under its name:
///
/// - A file that was renamed and replaced by another one, as programs that rotate logs do, is read
///   to its end before the other one. What is written to it afterwards is read, too, until the
///   other one is replaced in turn. So nothing is lost if there is at most one such change in an
///   interval.
/// - A file that has become shorter is read again from its beginning. What was cut off before it
///   was seen is lost.
/// - While no file has the name, the last one is followed.
public struct GrowingFile: Hashable, Sendable {
  /// The name of the file.
  public var path: String
  /// Whether what the file contains at the time of the subscription is left out.
  public var startsAtEnd = false
  /// The time between two looks at the file, which is positive.
  public var interval = Duration.milliseconds(250)
  /// The largest number of bytes of a line, which is positive. The rest of a longer one is left
  /// out.
  public var lineLimit = 65_536

  /// Creates a file that is followed under the name `path`.
  public init(_ path: String) {
    self.path = path
  }

  /// Publishes the lines that the file contains, and those that are appended to it.
  ///
  ///     app.log:        "one\ntwo\n"    "three\n"
  ///     lines(on: …):   -one-two--------three-----…
  ///
  /// A line is published when it has ended or its file has been replaced. The stream never
  /// finishes. It fails if there is no such file at first, or one that cannot be read, such as a
  /// folder or a terminal; `retry` waits for a file.
  ///
  /// - Parameter scheduler: The scheduler on which lines are read and delivered, and in whose time
  ///   the interval passes.
  public func lines(on scheduler: some Scheduler) -> some Publisher<String, InputFailure> {
    Create { [self] emitter in
      do throws(InputFailure) {
        let reader = GrowingFileReader(self, try open(), on: scheduler, emitter)
        reader.schedule(after: .zero)
        return reader.cancellable
      } catch {
        emitter.send(completion: .failure(error))
        return AnyCancellable {}
      }
    }
  }

  private func open() throws(InputFailure) -> OpenFile {
    guard let file = OpenFile(at: path) else {
      throw InputFailure(path: path, reason: .system(errno))
    }
    if isatty(file.descriptor) == 1 { throw InputFailure(path: path, reason: .terminal) }
    if !file.isRegular {
      throw InputFailure(path: path, reason: .system(file.isDirectory ? EISDIR : ESPIPE))
    }
    return file
  }
}

/// Reads a piece of a growing file in each of its jobs.
private final class GrowingFileReader: Sendable {
  private let path: String
  private let interval: Duration
  private let scheduler: any Scheduler
  private let emitter: Create<String, InputFailure>.Emitter
  private let pending = PendingJob()
  /// Taken out while a job reads.
  private let position: Lock<GrowingFilePosition?>

  init(
    _ settings: GrowingFile, _ file: OpenFile, on scheduler: some Scheduler,
    _ emitter: Create<String, InputFailure>.Emitter
  ) {
    path = settings.path
    interval = settings.interval
    self.scheduler = scheduler.separated
    self.emitter = emitter
    position = Lock(
      GrowingFilePosition(
        in: file, at: settings.startsAtEnd ? file.size : 0, lineLimit: settings.lineLimit))
  }

  /// Ends the reading. It holds only what is pending, which holds the reader.
  var cancellable: AnyCancellable { AnyCancellable { [pending] in pending.cancel() } }

  func schedule(after delay: Duration) {
    pending.replace { scheduler.schedule(after: delay) { self.read() } }
  }

  private func read() {
    guard var position = position.withLock({ $0.take() }) else { return }
    var demand = Demand.more
    let hasRead = position.read { line in
      if demand == .more { demand = emitter.send(line) }
    }
    if demand == .stop { return }
    let isAtEnd = !hasRead && !position.advance(to: path)
    self.position.withLock { [position] in $0 = position }
    schedule(after: isAtEnd ? interval : .zero)
  }
}
