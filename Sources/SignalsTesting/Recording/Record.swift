import Signals

/// What a subscriber has seen.
final class Record<Output: Sendable, Failure: Error>: Sendable {
  struct State: Sendable {
    var values: [Output] = []
    var times: [Instant] = []
    var completion: Completion<Failure>?
    var completionTime: Instant?
    var violations: [String] = []
    var isInside = false
    /// How many of the values have been asked for.
    var position = 0
    var isCompletionRead = false

    var unread: ArraySlice<Output> {
      values[position...]
    }
  }

  let state = Awaited(State())
  let scheduler: (any Scheduler)?
  let start: Instant

  init(scheduler: (any Scheduler)?) {
    self.scheduler = scheduler
    start = scheduler?.now ?? Instant(offset: .zero)
  }

  func enter(_ event: String, _ note: @Sendable (inout State) -> Void) {
    state.change { state in
      if state.isInside { state.violations.append("\(event) came during another event") }
      if state.completion != nil { state.violations.append("\(event) came after the completion") }
      state.isInside = true
      note(&state)
    }
  }

  func leave() {
    state.change { $0.isInside = false }
  }

  var now: Instant {
    scheduler?.now ?? start
  }
}

struct RecordingSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let record: Record<Input, Failure>
  /// Runs in the middle of each value, and answers it.
  var during: @Sendable (Input) -> Demand = { _ in .more }

  func receive(_ input: Input) -> Demand {
    let now = record.now
    record.enter("A value") { state in
      state.values.append(input)
      state.times.append(now)
    }
    let demand = during(input)
    record.leave()
    return demand
  }

  func receive(completion: Completion<Failure>) {
    let now = record.now
    record.enter("A completion") { state in
      state.completion = completion
      state.completionTime = now
    }
    record.leave()
  }
}
