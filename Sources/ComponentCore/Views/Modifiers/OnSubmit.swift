import Signals

/// The kinds of text fields in which Enter runs an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields and secure fields, and the rows of lists.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of a `searchable(text:placement:prompt:)`.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs `action` when Enter is pressed in a text field in this view.
  ///
  /// If several such modifiers enclose a field, all their actions run, the innermost first. A
  /// field without such an action leaves Enter to the enclosing views, where it may trigger a
  /// ``KeyboardShortcut/defaultAction``.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields; by default all.
  ///   - action: Called after Enter.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = [.text, .search], _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment {
      $0.submitActions.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
    }
  }
}

extension View {
  /// Sets whether Enter in a text field in this view leaves the actions of enclosing views alone.
  ///
  ///     Form {
  ///       TextField("Name", text: $name)
  ///       TagEditor(tags: $tags).submitScope()
  ///     }
  ///     .onSubmit { save() }
  ///
  /// Actions of ``onSubmit(of:_:)`` that are set inside this view run as ever.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment { if isBlocking { $0.submitActions = [] } }
  }

  /// Sets whether Enter in a text field in this view leaves the actions of enclosing views alone,
  /// to the newest of `values`; it does not before the first one.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func submitScope(_ values: some Publisher<Bool, Never>) -> some View {
    Latest(of: values, default: false) { self.submitScope($0) }
  }
}

/// An action that runs when Enter is pressed in a text field.
package struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: @MainActor () -> Void
}

extension EnvironmentValues {
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The kind of the text fields.
  package var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }

  /// Runs the actions for Enter in a text field; returns whether there are any.
  @MainActor
  package func submit() -> Bool {
    let actions = submitActions.filter { $0.triggers.contains(submitTrigger) }
    for action in actions { action.perform() }
    return !actions.isEmpty
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

private struct SubmitTriggerKey: EnvironmentKey {
  static let defaultValue = SubmitTriggers.text
}
