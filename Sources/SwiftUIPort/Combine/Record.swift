/// A publisher that sends recorded events to each subscriber.
///
///     Record<Int, Never>(output: [1, 2, 3], completion: .finished)
public struct Record<Output: Sendable, Failure: Error>: Publisher {
  /// The events that are sent.
  public struct Recording: Sendable {
    /// The type of the values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]
    /// What follows them.
    public private(set) var completion: Completion<Failure>
    private var isComplete = false

    /// Creates a recording without values.
    public init() {
      self.init(output: [], completion: .finished)
      isComplete = false
    }

    /// Creates a recording of values and a completion.
    public init(output: [Output], completion: Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Appends a value.
    ///
    /// - Precondition: The recording has no completion yet.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Recording.receive(_:): the recording is complete.")
      output.append(input)
    }

    /// Ends the recording.
    ///
    /// - Precondition: The recording has no completion yet.
    public mutating func receive(completion: Completion<Failure>) {
      precondition(!isComplete, "Recording.receive(completion:): the recording is complete.")
      self.completion = completion
      isComplete = true
    }
  }

  /// The events.
  public let recording: Recording

  /// Creates a publisher of the events that `record` adds to a recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of the events of `recording`.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Sends the events to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    for value in recording.output where subscriber.receive(value) == .stop {
      return AnyCancellable {}
    }
    subscriber.receive(completion: recording.completion)
    return AnyCancellable {}
  }
}

extension Optional where Wrapped: Sendable {
  /// A publisher of the value, if there is one, that then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of an optional value.
  public struct Publisher: Signals.Publisher {
    /// The type of the values.
    public typealias Output = Wrapped
    /// The error with which the publisher may end.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of `output`, if it is not `nil`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Sends the value to `subscriber`, then finishes.
    public consuming func subscribe<S: Subscriber<Wrapped, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      if let output, subscriber.receive(output) == .stop { return AnyCancellable {} }
      subscriber.receive(completion: .finished)
      return AnyCancellable {}
    }
  }
}

extension Result where Success: Sendable {
  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: Signals.Publisher {
    /// The type of the values.
    public typealias Output = Success

    /// The result.
    public let result: Result

    /// Creates a publisher of `result`.
    public init(_ result: Result) {
      self.result = result
    }

    /// Sends the value or the failure to `subscriber`.
    public consuming func subscribe<S: Subscriber<Success, Failure>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      switch result {
      case .success(let value):
        if subscriber.receive(value) == .more { subscriber.receive(completion: .finished) }
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
      return AnyCancellable {}
    }
  }
}
