import Testing

@testable import TestSupport

@Suite(.watchdog) struct HangDetectorTests {
  @Test func countsTheProcessorTimeOfATestThatComputes() {
    var process = SampledProcess()
    #expect(process.secondsUntilHang(using: .seconds(1)) == 300)
  }

  @Test func countsAllProcessors() {
    var process = SampledProcess()
    #expect(process.secondsUntilHang(using: .seconds(2)) == 150)
  }

  @Test func countsTheTimeOfATestThatWaits() {
    var process = SampledProcess()
    #expect(process.secondsUntilHang(using: .milliseconds(1)) == 300)
  }

  @Test func countsOnlyItsShareOfABusyMachine() {
    var process = SampledProcess()
    #expect(process.secondsUntilHang(using: .milliseconds(50)) == 6_000)
  }

  @Test func startsAgainWhenATestBeginsOrEnds() {
    var process = SampledProcess()
    for _ in 1..<300 { process.sample(using: .seconds(1)) }
    process.progress += 1
    let hangs = process.sample(using: .seconds(1))
    #expect(!hangs)
    #expect(process.secondsUntilHang(using: .seconds(1)) == 300)
  }
}

/// A process that a detector samples once in a second.
private struct SampledProcess {
  var progress = 0
  private var processorTime = Duration.zero
  private var detector = HangDetector()

  /// Returns the number of samples after which the process hangs.
  mutating func secondsUntilHang(using processorTime: Duration) -> Int? {
    (1...10_000).first { _ in sample(using: processorTime) }
  }

  /// Takes the sample of a second, and returns whether the process hangs.
  @discardableResult
  mutating func sample(using processorTime: Duration) -> Bool {
    self.processorTime += processorTime
    return detector.sample(
      after: .seconds(1), processorTime: self.processorTime, progress: progress)
  }
}
