import Signals

/// A publisher of what can be read from a descriptor, in pieces.
///
/// A job on the scheduler reads a piece, delivers it, and schedules the next one. So nothing is
/// read before its predecessor has been delivered: a slow subscriber lets the writer wait instead
/// of memory grow, and other jobs have their turn. While there is nothing to read, no job waits.
struct DescriptorBytes<Context: Scheduler>: Publisher {
  typealias Output = [UInt8]
  typealias Failure = SystemError

  let descriptor: Descriptor
  let scheduler: Context

  consuming func subscribe<S: Subscriber<[UInt8], SystemError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let (descriptor, scheduler) = (descriptor, scheduler)
    return Create<[UInt8], SystemError> { emitter in
      let reader = DescriptorReader(descriptor, on: scheduler, emitter)
      reader.scheduleRead()
      return reader.cancellable
    }
    .subscribe(subscriber)
  }
}

private final class DescriptorReader: Sendable {
  private let descriptor: Descriptor
  private let scheduler: any Scheduler
  private let emitter: Create<[UInt8], SystemError>.Emitter
  private let pending = PendingJob()

  init(
    _ descriptor: Descriptor, on scheduler: some Scheduler,
    _ emitter: Create<[UInt8], SystemError>.Emitter
  ) {
    self.descriptor = descriptor
    self.scheduler = scheduler.separated
    self.emitter = emitter
  }

  /// Ends the reading. It holds only what is pending, which holds the reader.
  var cancellable: AnyCancellable { AnyCancellable { [pending] in pending.cancel() } }

  func scheduleRead() {
    pending.replace { scheduler.schedule(after: .zero) { self.read() } }
  }

  private func read() {
    switch descriptor.read() {
    case .bytes(let bytes): if emitter.send(bytes) == .more { scheduleRead() }
    case .nothingYet:
      pending.replace { ReadinessMonitor.shared.watch(descriptor) { self.scheduleRead() } }
    case .end: emitter.send(completion: .finished)
    case .failure(let code): emitter.send(completion: .failure(SystemError(code: code)))
    }
  }
}
