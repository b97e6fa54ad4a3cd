#if !canImport(ObjectiveC)

  /// A record of changes that can be taken back, of which Foundation on Linux has none.
  ///
  ///     undoManager?.registerUndo(withTarget: model) { $0.remove(item) }
  ///
  /// What is registered while a change is undone does that change again. Changes of one group, as
  /// well as those between ``beginUndoGrouping()`` and ``endUndoGrouping()``, are undone together.
  @MainActor @preconcurrency
  public final class UndoManager {
    /// Changes that are undone together.
    private struct Group {
      var actions: [@MainActor () -> Void] = []
      var name = ""
      /// The objects that the actions change.
      var targets: Set<ObjectIdentifier> = []
    }

    private enum Phase {
      case idle, undoing, redoing
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that have begun and not ended, the outermost first.
    private var openGroups: [Group] = []
    private var phase = Phase.idle
    private var disabledCount = 0

    /// The greatest number of groups that can be undone; 0 for any number.
    public var levelsOfUndo = 0 {
      didSet { limit() }
    }
    /// Has no effect: each change that is not in a group is a group.
    @available(*, deprecated, message: "begin and end a group for changes that belong together")
    public var groupsByEvent: Bool {
      get { false }
      set {}
    }

    /// Creates an empty record.
    public nonisolated init() {}

    // MARK: Registering

    /// Registers the action that takes a change back. It retains `target`.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      var group = Group()
      group.actions = [{ handler(target) }]
      group.targets = [ObjectIdentifier(target)]
      add(group)
    }

    private func add(_ group: Group) {
      if let outer = openGroups.indices.last {
        openGroups[outer].actions += group.actions
        openGroups[outer].targets.formUnion(group.targets)
        if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
      } else if phase == .undoing {
        redoGroups.append(group)
      } else {
        if phase == .idle { redoGroups = [] }
        undoGroups.append(group)
        limit()
      }
    }

    private func limit() {
      if levelsOfUndo > 0 { undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo)) }
    }

    /// Whether changes are registered.
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Registers no changes, until as many calls of ``enableUndoRegistration()`` follow.
    public func disableUndoRegistration() { disabledCount += 1 }

    /// Registers changes again.
    public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Begins a group of changes.
    public func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends a group of changes.
    public func endUndoGrouping() {
      guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
      add(group)
    }

    /// The number of groups that have begun and not ended.
    public var groupingLevel: Int { openGroups.count }

    // MARK: Undoing

    /// Whether there is a change to undo.
    public var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    /// Whether there is a change to do again.
    public var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether a change is being undone.
    public var isUndoing: Bool { phase == .undoing }
    /// Whether a change is being done again.
    public var isRedoing: Bool { phase == .redoing }

    /// Undoes the last change.
    public func undo() {
      while !openGroups.isEmpty { endUndoGrouping() }
      if let group = undoGroups.popLast() { perform(group, .undoing) }
    }

    /// Undoes the last change.
    public func undoNestedGroup() { undo() }

    /// Does the change again that was undone last.
    public func redo() {
      if let group = redoGroups.popLast() { perform(group, .redoing) }
    }

    private func perform(_ group: Group, _ phase: Phase) {
      self.phase = phase
      beginUndoGrouping()
      openGroups[0].name = group.name
      for action in group.actions.reversed() { action() }
      endUndoGrouping()
      self.phase = .idle
    }

    /// Forgets all changes.
    public func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

    /// Forgets the groups with changes of `target`.
    public func removeAllActions(withTarget target: Any) {
      let id = ObjectIdentifier(target as AnyObject)
      undoGroups.removeAll { $0.targets.contains(id) }
      redoGroups.removeAll { $0.targets.contains(id) }
    }

    // MARK: Names

    /// Names the last change.
    public func setActionName(_ name: String) {
      if let group = openGroups.indices.last {
        openGroups[group].name = name
      } else if let group = undoGroups.indices.last {
        undoGroups[group].name = name
      }
    }

    /// The name of the change that would be undone.
    public var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of the change that would be done again.
    public var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of a menu item that undoes.
    public var undoMenuItemTitle: String { title("Undo", undoActionName) }
    /// The title of a menu item that does something again.
    public var redoMenuItemTitle: String { title("Redo", redoActionName) }

    private func title(_ verb: String, _ name: String) -> String {
      name.isEmpty ? verb : "\(verb) \(name)"
    }
  }

  extension EnvironmentValues {
    /// The record of changes of the program. Text fields have their own.
    public var undoManager: UndoManager? {
      get { self[UndoManagerKey.self] }
      set { self[UndoManagerKey.self] = newValue }
    }
  }

  private struct UndoManagerKey: EnvironmentKey {
    static let defaultValue: UndoManager? = UndoManager()
  }

#endif
