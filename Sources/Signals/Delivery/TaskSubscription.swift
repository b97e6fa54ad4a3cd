extension Subscriber {
  /// Runs `body` in a task of its own and delivers what it sends.
  ///
  /// The task prefers the executor of ``TaskExecution``. It finishes the stream when `body`
  /// returns and fails it with the error that `body` throws. It is cancelled with the
  /// subscription, and when the subscriber answers ``Demand/stop``.
  ///
  /// - Parameter body: Receives a function that sends a value.
  consuming func runTask(
    _ body:
      @escaping @Sendable (
        _ send: @Sendable (Input) -> Demand
      ) async throws(Failure) -> Void
  ) -> AnyCancellable {
    let events = Create<Input, Failure> { emitter in
      let task = TaskExecution.startTask {
        do throws(Failure) {
          try await body { emitter.send($0) }
          // A cancelled task may return early, which does not mean that the stream has finished.
          if !Task.isCancelled { emitter.send(completion: .finished) }
        } catch {
          emitter.send(completion: .failure(error))
        }
      }
      return AnyCancellable { task.cancel() }
    }
    return events.subscribe(self)
  }
}
