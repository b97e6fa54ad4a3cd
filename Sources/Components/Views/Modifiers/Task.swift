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
  func didUpdateContent(of scope: TaskNode<ID>, isNew: Bool) {
    if scope.id == id { return }
    scope.id = id
    scope.tree.afterEvaluating { [weak scope] in scope?.run(priority, action) }
  }
}

private final class TaskNode<ID: Equatable>: GroupNode, ScopeNode {
  /// The identity of the current task; `nil` before the first task and after the view disappears.
  var id: ID?
  private var task: Task<Void, Never>?

  func run(
    _ priority: TaskPriority?, _ action: @escaping @MainActor @Sendable () async -> Void
  ) {
    if id == nil { return }
    task?.cancel()
    task = Task(priority: priority, operation: action)
  }

  deinit {
    task?.cancel()
  }

  override func unmount() {
    id = nil
    task?.cancel()
    task = nil
    super.unmount()
  }
}
