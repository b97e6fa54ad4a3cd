import Signals

extension View {
  /// Starts a task that runs `action` when this view appears, and cancels it when the view
  /// disappears.
  ///
  ///     Text(status).task { for await line in log { status = line } }
  public nonisolated func task(
    priority: TaskPriority? = nil, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts a task that runs `action` when this view appears, and again whenever `id` changes.
  ///
  /// The task is cancelled when `id` changes and when the view disappears.
  ///
  /// - Parameters:
  ///   - id: The value that identifies the task.
  ///   - priority: The priority of the task.
  ///   - action: Runs on the main actor.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority? = nil,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    scopeModifier(TaskModifier(id: id, priority: priority, action: action))
  }
}

private nonisolated struct TaskModifier<ID: Equatable>: ScopeModifier {
  let id: ID
  let priority: TaskPriority?
  let action: @MainActor @Sendable () async -> Void

  @MainActor
  func didUpdateContent(of scope: StatefulScope<TaskState<ID>>, isNew: Bool) {
    if scope.state.id == id { return }
    scope.state.id = id
    scope.tree.afterEvaluating { [weak scope] in scope?.state.run(priority, action) }
  }
}

private struct TaskState<ID: Equatable>: ScopeState {
  /// The identity of the current task; `nil` before the first task and after the view disappears.
  var id: ID?
  private var task: AnyCancellable?

  init(in context: ViewContext) {}

  mutating func run(
    _ priority: TaskPriority?, _ action: @escaping @MainActor @Sendable () async -> Void
  ) {
    if id == nil { return }
    task = nil
    let task = Task(priority: priority, operation: action)
    self.task = AnyCancellable { task.cancel() }
  }

  mutating func willUnmount(_ scope: Node) {
    (id, task) = (nil, nil)
  }
}
