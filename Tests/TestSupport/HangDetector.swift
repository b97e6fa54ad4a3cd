/// Decides from samples of a process whether its tests hang.
///
/// A test that computes without end uses processor time, and a test that waits without end leaves
/// the process idle. Both are counted in seconds since the last test began or ended. The time in
/// which a busy machine runs other processes is neither: a starved process still gets a share of
/// each second.
struct HangDetector {
  /// The seconds without progress, computing or idle, after which the tests hang.
  static let limit = Duration.seconds(300)

  /// The processor time in a sample up to which the process was idle.
  static let idleTime = Duration.milliseconds(10)

  /// The seconds without progress so far.
  private(set) var timeWithoutProgress = Duration.zero

  private var progress = 0
  private var processorTime = Duration.zero

  /// Returns whether the tests hang.
  ///
  /// - Parameters:
  ///   - interval: The time since the last sample.
  ///   - processorTime: The processor time that the process has used so far.
  ///   - progress: The number of tests that have begun or ended so far.
  mutating func sample(after interval: Duration, processorTime: Duration, progress: Int) -> Bool {
    let used = processorTime - self.processorTime
    self.processorTime = processorTime
    guard progress == self.progress else {
      self.progress = progress
      timeWithoutProgress = .zero
      return false
    }
    timeWithoutProgress += used < Self.idleTime ? interval : used
    return timeWithoutProgress >= Self.limit
  }
}
