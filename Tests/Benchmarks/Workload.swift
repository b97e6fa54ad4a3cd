import Dispatch

/// Something to measure, beside the least that anybody could do for it, and beside `AsyncStream`.
struct Workload {
  typealias Run = @MainActor (_ count: Int) -> Void

  let name: String
  /// What happens once.
  let unit: String
  /// How often it happens in one measurement.
  let count: Int
  /// How many instructions it may take at most each time.
  let limit: Int?
  /// Builds what is needed; what it returns does the work so many times, and alone is measured. What
  /// that leaves behind lives as long as it does.
  let prepare: @MainActor () -> Run
  /// The same by hand: plain loops and closures, which can neither be cancelled nor shared between
  /// threads.
  let handWritten: Run?
  /// The same with what the standard library has for streams.
  let asyncStream: Run?

  init(
    _ name: String, per unit: String, count: Int, limit: Int? = nil,
    preparing prepare: @escaping @MainActor () -> Run, handWritten: Run? = nil,
    asyncStream: Run? = nil
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.limit = limit
    self.prepare = prepare
    self.handWritten = handWritten
    self.asyncStream = asyncStream
  }

  init(
    _ name: String, per unit: String, count: Int, limit: Int? = nil, run: @escaping Run,
    handWritten: Run? = nil, asyncStream: Run? = nil
  ) {
    self.init(
      name, per: unit, count: count, limit: limit, preparing: { run }, handWritten: handWritten,
      asyncStream: asyncStream)
  }
}

/// Does the work in a task, away from the main thread, which waits.
func inTask(_ run: @escaping @Sendable (_ count: Int) async -> Void) -> Workload.Run {
  { count in
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await run(count)
      end.signal()
    }
    end.wait()
  }
}
