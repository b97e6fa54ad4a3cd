import Signals

/// The events that a subscriber has received.
final class RecordedEvents<Output: Sendable, Failure: Error>: Sendable {
  struct State: Sendable {
    var values: [Output] = []
    var times: [Instant] = []
    var completion: Completion<Failure>?
    var completionTime: Instant?
    var violations: [String] = []
    var isInside = false
    /// The number of values that expectations have read.
    var position = 0
    var isCompletionRead = false

    var unread: ArraySlice<Output> {
      values[position...]
    }

    var hasUnread: Bool {
      !unread.isEmpty || (completion != nil && !isCompletionRead)
    }
  }

  let state = AsyncState(State())
  let scheduler: (any Scheduler)?
  let start: Instant

  init(scheduler: (any Scheduler)?) {
    self.scheduler = scheduler
    start = scheduler?.now ?? Instant(offset: .zero)
  }

  func beginEvent(_ event: String, _ update: @Sendable (inout State) -> Void) {
    state.update { state in
      if state.isInside { state.violations.append("\(event) was delivered during another event") }
      if state.completion != nil {
        state.violations.append("\(event) was delivered after the completion")
      }
      state.isInside = true
      update(&state)
    }
  }

  func endEvent() {
    state.update { $0.isInside = false }
  }

  var now: Instant {
    scheduler?.now ?? start
  }
}

struct RecordingSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let record: RecordedEvents<Input, Failure>
  /// Called during the delivery of each value. Returns the answer to it.
  var onValue: @Sendable (Input) -> Demand = { _ in .more }

  func receive(_ input: Input) -> Demand {
    let now = record.now
    record.beginEvent("A value") { state in
      state.values.append(input)
      state.times.append(now)
    }
    let demand = onValue(input)
    record.endEvent()
    return demand
  }

  func receive(completion: Completion<Failure>) {
    let now = record.now
    record.beginEvent("A completion") { state in
      state.completion = completion
      state.completionTime = now
    }
    record.endEvent()
  }
}
