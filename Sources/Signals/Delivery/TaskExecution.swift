/// The executor that the tasks of publishers prefer.
///
/// A publisher that starts a task for a subscription reads it when it is subscribed to, and binds
/// it again in the task, so that the subscriptions made there follow. Tests bind their scheduler;
/// otherwise there is no preference.
package enum TaskExecution {
  @TaskLocal package static var executor: (any TaskExecutor)?

  /// Runs `body` with `executor` as the preference.
  package static func prefer<Result, Failure: Error>(
    _ executor: any TaskExecutor, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = $executor.withValue(executor) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Starts a task that prefers the executor and has the priority of the current one.
  static func startTask(
    _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let priority = Task.basePriority ?? Task.currentPriority
    guard let executor else { return Task.detached(priority: priority, operation: body) }
    return Task.detached(executorPreference: executor, priority: priority) {
      await $executor.withValue(executor, operation: body)
    }
  }
}
