import Signals

/// A keyboard shortcut that works at the moment, with the title of its action.
package struct KeyCommand: Identifiable, Sendable {
  package let shortcut: KeyboardShortcut
  package let title: String
  /// Runs the action, as the shortcut does.
  package let perform: @MainActor @Sendable () -> Void

  package var id: KeyboardShortcut { shortcut }
}

extension KeyCommand: Equatable {
  package static func == (lhs: KeyCommand, rhs: KeyCommand) -> Bool {
    lhs.shortcut == rhs.shortcut && lhs.title == rhs.title
  }
}

/// The keyboard shortcuts of a screen that work at the moment.
@MainActor
package final class KeyCommandSource {
  private let subject = CurrentValueSubject<[KeyCommand], Never>([])
  private var isFollowed = false
  private weak var dispatcher: EventDispatcher?

  init(_ dispatcher: EventDispatcher) {
    self.dispatcher = dispatcher
  }

  /// The shortcuts of the newest frame.
  ///
  /// They are collected once a frame, but only from the first time on that a view follows them.
  package func newest() -> CurrentValueSubject<[KeyCommand], Never> {
    isFollowed = true
    return subject
  }

  /// Collects the shortcuts now.
  package func collect() -> [KeyCommand] {
    guard let dispatcher, let root = dispatcher.shortcuts.lazy.compactMap(\.node.root).first
    else { return [] }
    return dispatcher.keyCommands(in: root.inputScope)
  }

  /// Sends the shortcuts if views follow them and they have changed; returns whether they have.
  func update() -> Bool {
    guard isFollowed else { return false }
    let commands = collect()
    if commands == subject.value { return false }
    subject.send(commands)
    return true
  }
}

extension EventDispatcher {
  /// Returns the shortcuts with a title that are reachable in `scope`, those of inner views first.
  /// Of several with the same key, it is the one that the key runs.
  fileprivate func keyCommands(in scope: LayoutNode) -> [KeyCommand] {
    var commands: [(depth: Int, command: KeyCommand)] = []
    var shortcutsSeen: Set<KeyboardShortcut> = []
    for handler in shortcuts.reversed() where isReachable(handler, from: scope) {
      let depth = handler.node.layoutDepth
      for command in handler.commands.reversed()
      where shortcutsSeen.insert(command.shortcut).inserted { commands.append((depth, command)) }
    }
    return commands.reversed().filter { !$0.command.title.isEmpty }
      .sorted { $0.depth > $1.depth }.map(\.command)
  }
}

extension ShortcutHandler {
  /// The shortcuts that can run now, those without a title too.
  fileprivate var commands: [KeyCommand] {
    keys.compactMap { key in
      guard let title = title(of: key) else { return nil }
      return KeyCommand(shortcut: KeyboardShortcut(key, modifiers: modifiers), title: title) {
        [weak self] in
        if let self { _ = perform(KeyPress(key, modifiers: modifiers)) }
      }
    }
    .sorted { $0.shortcut.description < $1.shortcut.description }
  }

  /// Returns the title of the action for `key`: what has been given, or the label of the control
  /// that is pressed; empty without one, and `nil` if there is no action now.
  private func title(of key: Key) -> String? {
    if action != nil { return node.environment.isEnabled ? actionTitle(key) ?? "" : nil }
    let control = node.accessibilityElements().lazy.flatMap(\.selfAndDescendants)
      .first { !$0.label.isEmpty }
    return control.flatMap { $0.states.contains(.disabled) ? nil : $0.label }
  }
}

extension AccessibilityElement {
  fileprivate var selfAndDescendants: [AccessibilityElement] {
    [self] + children.flatMap(\.selfAndDescendants)
  }
}

extension EnvironmentValues {
  /// The keyboard shortcuts of the screen.
  package var keyCommands: KeyCommandSource? {
    get { self[KeyCommandsKey.self] }
    set { self[KeyCommandsKey.self] = newValue }
  }
}

private struct KeyCommandsKey: EnvironmentKey {
  static let defaultValue: KeyCommandSource? = nil
}
