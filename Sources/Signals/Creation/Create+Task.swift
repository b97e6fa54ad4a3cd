extension Create {
  /// Creates a publisher of what `body` sends, which runs in a task for each subscriber.
  ///
  /// The task prefers the executor of ``TaskExecution``. It finishes the stream when `body`
  /// returns and fails it with the error that `body` throws. It is cancelled with the
  /// subscription, and when the subscriber answers ``Demand/stop``.
  init(runningTask body: @escaping @Sendable (Emitter) async throws(Failure) -> Void) {
    self.init { emitter in
      let task = TaskExecution.startTask {
        do throws(Failure) {
          try await body(emitter)
          // A cancelled task may return early, which does not mean that the stream has finished.
          if !Task.isCancelled { emitter.send(completion: .finished) }
        } catch {
          emitter.send(completion: .failure(error))
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }
}
