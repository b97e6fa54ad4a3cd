import Signals

/// A value or a completion, and the time at which a recorder received it.
///
///     #expect(
///       recorder.events == [
///         .value(1, at: .seconds(2)), .value(2, at: .seconds(5)), .finished(at: .seconds(6)),
///       ])
///
/// Tests that list the time of each event, as those of RxTest do, compare with such a list.
public struct RecordedEvent<Output: Sendable, Failure: Error>: Sendable {
  /// A value or a completion.
  public enum Event: Sendable {
    /// A value.
    case value(Output)
    /// The completion.
    case completion(Completion<Failure>)
  }

  /// The time since the origin of the scheduler.
  public let time: Duration
  /// The value or the completion.
  public let event: Event

  /// Returns a value that was received at `time`.
  public static func value(_ value: Output, at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .value(value))
  }

  /// Returns a finish that was received at `time`.
  public static func finished(at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .completion(.finished))
  }

  /// Returns a failure that was received at `time`.
  public static func failure(_ error: Failure, at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .completion(.failure(error)))
  }
}

extension RecordedEvent: Equatable where Output: Equatable, Failure: Equatable {}
extension RecordedEvent.Event: Equatable where Output: Equatable, Failure: Equatable {}

extension RecordedEvent: CustomStringConvertible {
  /// The event and its time, as in the code that creates it.
  public var description: String {
    switch event {
    case .value(let value): ".value(\(value), at: \(time))"
    case .completion(.finished): ".finished(at: \(time))"
    case .completion(.failure(let error)): ".failure(\(error), at: \(time))"
    }
  }
}

extension Recorder {
  /// The received events with their times, in order.
  public var events: [RecordedEvent<Output, Failure>] {
    record.state.read { state in
      let values = zip(state.values, state.times).map {
        RecordedEvent<Output, Failure>.value($0, at: $1.offset)
      }
      let end = state.completion.map {
        RecordedEvent<Output, Failure>(
          time: (state.completionTime ?? Instant(offset: .zero)).offset, event: .completion($0))
      }
      return values + (end.map { [$0] } ?? [])
    }
  }
}
