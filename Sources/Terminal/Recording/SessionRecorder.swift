import ComponentCore
import Signals
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Records the input and the output of a session in the files that its configuration names.
@MainActor
final class SessionRecorder {
  private let input: RecordingFile?
  private let output: RecordingFile?
  private var screen: Screen?
  private var elapsed: () -> Duration = { .zero }

  /// Creates the files.
  ///
  /// - Returns: `nil` after a message on standard error, if one of them cannot be created.
  init?(_ configuration: Session.Configuration) {
    input = configuration.inputRecordingPath.flatMap { RecordingFile(path: $0) }
    if let path = configuration.inputRecordingPath, input == nil {
      output = nil
      RecordingFile.report(path, errno)
      return nil
    }
    output = configuration.outputRecordingPath.flatMap { RecordingFile(path: $0) }
    if let path = configuration.outputRecordingPath, output == nil {
      RecordingFile.report(path, errno)
      return nil
    }
  }

  /// The status of a program that cannot write a file, as in `sysexits.h`.
  static let failureStatus: Int32 = 73

  /// Records what reaches `screen` from now on, and what it shows.
  ///
  /// - Parameter scheduler: The scheduler that tells the times.
  func begin(_ screen: Screen, _ scheduler: some Scheduler) {
    if input == nil, output == nil { return }
    self.screen = screen
    let start = scheduler.now
    elapsed = { start.duration(to: scheduler.now) }
    let beginning = screen.inputRecording
    input?.write(beginning.header)
    output?.write(Asciicast.header(columns: beginning.columns, rows: beginning.rows))
    screen.inputObserver = { [weak self] in self?.record($0) }
    if output == nil { return }
    screen.outputObserver = { [weak self] bytes in
      guard let self else { return }
      output?.write(Asciicast.output(bytes, at: elapsed()))
    }
  }

  private func record(_ input: InputRecording.Input) {
    let time = elapsed()
    self.input?.write(InputRecording.Entry(time: time, input: input).line)
    if case .resize(let columns, let rows) = input {
      output?.write(Asciicast.resize(columns: columns, rows: rows, at: time))
    }
  }

  /// Records the newest frame of a screen whose bytes are not written to a terminal.
  func recordFrame() {
    if output != nil { _ = screen?.bytes() }
  }

  /// Writes the ends of the recordings.
  func end() {
    guard let screen else { return }
    screen.inputObserver = nil
    screen.outputObserver = nil
    input?.write(InputRecording.end(at: elapsed()))
    output?.write(Asciicast.output([], at: elapsed()))
    self.screen = nil
  }
  /// Reports on standard error which of the files could not be written, for example because the
  /// disk is full.
  ///
  /// - Returns: The status of the failure; `nil` if all have been written.
  func reportFailure() -> Int32? {
    let failed = [input, output].compactMap(\.self).filter { $0.reportFailure() }
    return failed.isEmpty ? nil : SessionRecorder.failureStatus
  }
}
