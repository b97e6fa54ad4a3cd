import Dispatch

/// A workload to measure, with hand-written code and `AsyncStream` for comparison.
struct Workload {
  typealias Run = @MainActor (_ count: Int) -> Void

  let name: String
  /// The name of one unit of work.
  let unit: String
  /// The number of units in one measurement.
  let count: Int
  /// The largest number of instructions for each unit.
  let limit: Int?
  /// Sets the workload up and returns the function to measure, which keeps its state alive.
  let prepare: @MainActor () -> Run
  /// The work done by plain loops and closures, which can neither be cancelled nor shared between
  /// threads.
  let handWritten: Run?
  /// The work done with `AsyncStream`.
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

/// Returns a function that runs `run` in a detached task and waits for it.
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
