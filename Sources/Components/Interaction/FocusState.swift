import Signals

/// Which of a view's parts has the focus.
///
///     struct SignIn: View {
///       enum Field { case name, password }
///       @FocusState private var field: Field?
///
///       var body: some View {
///         TextField("Name").focused($field, equals: .name)
///         SecureField("Password").focused($field, equals: .password)
///         Button("Sign in") { field = .name }
///       }
///     }
///
/// Follows the focus, and moves it when it is set: to the first view that takes input inside the part
/// of that value, or, set to `nil` or `false`, away. Set to a value that no part has, it says again
/// what is true before the next frame.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A ``FocusState`` as the modifiers take it that say which part is which.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// The value.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var location: FocusLocation<Value>

  /// Whether the view's one part has the focus.
  public init() where Value == Bool {
    location = FocusLocation(nowhere: false)
  }

  /// Which part has the focus; `nil` if none.
  public init<Part>() where Value == Part? {
    location = FocusLocation(nowhere: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What ``View/focused(_:equals:)`` takes.
  public var projectedValue: Binding { Binding(location: location) }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persisted(at: index) {
      let own = FocusLocation(nowhere: location.nowhere)
      own.connect(to: node)
      return own
    }
  }

  func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }
}

/// Where the value is: with the description at first, with the node of each place where that is shown
/// from then on.
final class FocusLocation<Value: Hashable> {
  /// What is said, or wanted.
  private(set) var value: Value
  /// The value when none of the parts has the focus.
  let nowhere: Value
  private var parts: [ObjectIdentifier: Part] = [:]
  private var owner: Owner?

  struct Part {
    let value: Value
    unowned let node: LayoutNode
    var isFocused = false
  }

  /// How to tell the view that it has changed, and how to move the focus in time.
  private struct Owner {
    let inbox: Inbox
    let invalidation: Letter
    let move: Letter
  }

  init(nowhere: Value) {
    value = nowhere
    self.nowhere = nowhere
  }

  @MainActor
  func connect(to node: BodyNode) {
    let tree = node.tree
    owner = Owner(
      inbox: tree.inbox, invalidation: node.invalidation,
      move: Letter { [weak self, weak tree] in
        // The parts may appear only now.
        tree?.afterEvaluating { self?.moveFocus() }
      })
  }

  func request(_ new: Value) {
    guard new != value else { return }
    change(to: new)
    if let owner { owner.inbox.post(owner.move) }
  }

  private func change(to new: Value) {
    if new == value { return }
    value = new
    if let owner { owner.inbox.post(owner.invalidation) }
  }

  /// The part of `node` has this value from now on.
  @MainActor
  func set(_ value: Value, for node: LayoutNode) {
    let isFocused = parts[ObjectIdentifier(node)]?.isFocused ?? false
    parts[ObjectIdentifier(node)] = Part(value: value, node: node, isFocused: isFocused)
  }

  @MainActor
  func remove(_ node: LayoutNode) {
    note(isFocused: false, node)
    parts[ObjectIdentifier(node)] = nil
  }

  /// The focus came to the part of `node`, or left it.
  @MainActor
  func note(isFocused: Bool, _ node: LayoutNode) {
    guard let part = parts[ObjectIdentifier(node)], part.isFocused != isFocused else { return }
    parts[ObjectIdentifier(node)]?.isFocused = isFocused
    if isFocused { change(to: part.value) } else if value == part.value { change(to: truth) }
  }

  /// The value of the part that has the focus.
  private var truth: Value { parts.values.first { $0.isFocused }?.value ?? nowhere }

  /// Moves the focus to where it is wanted.
  @MainActor
  private func moveFocus() {
    if value == truth { return }
    let old = parts.values.first { $0.isFocused }?.node
    if value == nowhere { old?.tree.interaction.focus(nil) }
    for part in parts.values where part.value == value {
      guard let target = part.node.focusableNodes().first else { continue }
      return target.tree.interaction.focus(target)
    }
    change(to: truth)
  }
}
