import Signals
import SystemStreams

/// A log that is kept while the views of it come and go.
///
///     @State private var log = Log("make", lines: lines, on: .system)
///
///     TabView {
///       Tab("Output") { LogView(log) }
///       Tab("Jobs") { JobList() }
///     }
///
/// The log is read from the first time it is shown until it is released, also while no view shows
/// it. With its lines it keeps the current one, what is searched, and what is hidden.
@MainActor
public final class Log {
  private(set) lazy var model = LogModel()
  private let source: LogSource
  private let scheduler: any Scheduler

  nonisolated init(_ source: LogSource, on scheduler: any Scheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  /// Creates the log of a file, a named pipe or standard input.
  ///
  /// - Parameters:
  ///   - file: The file. Its `lineLimit` has no effect.
  ///   - scheduler: The scheduler on which the log is read and searched.
  public convenience nonisolated init(_ file: InputFile, on scheduler: some Scheduler) {
    self.init(.file(file), on: scheduler)
  }

  /// Creates a log of the lines of `publisher`.
  ///
  /// - Parameters:
  ///   - title: What is shown above the lines.
  ///   - publisher: The lines. One that contains line feeds counts as several.
  ///   - scheduler: The scheduler on which the log is read and searched.
  public convenience nonisolated init(
    _ title: String, lines publisher: some Publisher<String, Never>, on scheduler: some Scheduler
  ) {
    self.init(.lines(title, publisher.eraseToAnyPublisher()), on: scheduler)
  }

  /// Begins to read the log, or shows it where it was left, with what has arrived since then.
  func read() {
    model.willAppear()
    model.open(source, on: scheduler)
    model.refresh()
  }
}
