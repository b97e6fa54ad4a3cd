import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import SystemStreams

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct DescriptorBytesTests {
  private let scheduler = TestScheduler()

  private func texts(_ descriptor: Descriptor) -> some Publisher<String, SystemError> {
    DescriptorBytes(descriptor: descriptor, scheduler: scheduler)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until the monitor's thread has scheduled a job, and runs it.
  private func runNextJob() async {
    while scheduler.scheduled == 0 { await Task.yield() }
    scheduler.advance()
  }

  @Test func deliversOnTheSchedulerWhatIsThere() throws {
    let pipe = try TestPipe()
    try pipe.write("ab")
    let recorder = Recorder(texts(try pipe.takeReader()))
    #expect(recorder.values == [])
    scheduler.advance()
    #expect(recorder.values == ["ab"])
    #expect(recorder.completion == nil)
  }

  @Test func waitsForWhatIsWrittenLater() async throws {
    let pipe = try TestPipe()
    let recorder = Recorder(texts(try pipe.takeReader()))
    scheduler.advance()
    #expect(scheduler.scheduled == 0)
    try pipe.write("ab")
    await runNextJob()
    #expect(recorder.values == ["ab"])
    try pipe.write("cd")
    await runNextJob()
    #expect(recorder.values == ["ab", "cd"])
    pipe.closeWriter()
    await runNextJob()
    #expect(recorder.completion == .finished)
  }

  @Test func readsNothingBeforeItIsDelivered() throws {
    let file = try TestFile(String(repeating: "a", count: 200_000))
    let descriptor = Descriptor(open(file.path, O_RDONLY | O_CLOEXEC))
    let positions = DescriptorBytes(descriptor: descriptor, scheduler: scheduler)
      .map { _ in lseek(descriptor.number, 0, SEEK_CUR) }
    let recorder = Recorder(positions)
    scheduler.advance()
    #expect(recorder.values == [65_536, 131_072, 196_608, 200_000])
    #expect(recorder.completion == .finished)
  }

  /// Waits until the reader is closed, which the thread that polls it may delay for a moment.
  private func readerCloses(_ pipe: TestPipe) async {
    while !pipe.isReaderClosed { await Task.yield() }
  }

  @Test func aSubscriberThatNeedsNoMoreClosesTheDescriptor() async throws {
    let pipe = try TestPipe()
    try pipe.write("ab")
    let recorder = Recorder(texts(try pipe.takeReader()).first())
    scheduler.advance()
    #expect(recorder.values == ["ab"])
    await readerCloses(pipe)
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancellingBeforeTheFirstJobClosesTheDescriptor() async throws {
    let pipe = try TestPipe()
    let recorder = Recorder(texts(try pipe.takeReader()))
    recorder.cancel()
    await readerCloses(pipe)
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancellingWhileItWaitsClosesTheDescriptor() async throws {
    let pipe = try TestPipe()
    let recorder = Recorder(texts(try pipe.takeReader()))
    scheduler.advance()
    #expect(!pipe.isReaderClosed)
    recorder.cancel()
    await readerCloses(pipe)
  }

  @Test func failsWhereNothingCanBeRead() {
    let recorder = Recorder(texts(Descriptor(open("/", O_RDONLY | O_CLOEXEC))))
    scheduler.advance()
    #expect(recorder.completion == .failure(SystemError(code: EISDIR)))
  }

  @Test func severalPipesWaitAtTheSameTime() async throws {
    let pipes = try (0..<20).map { _ in try TestPipe() }
    let recorder = Recorder(try pipes.map { texts(try $0.takeReader()) }.merged())
    scheduler.advance()
    for (index, pipe) in pipes.enumerated().reversed() {
      try pipe.write("\(index)")
      await runNextJob()
    }
    #expect(recorder.values == (0..<20).reversed().map { "\($0)" })
  }
}
