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
/// Follows the focus, and moves it when it is set: to the first view that takes input inside the
/// part of that value, or, set to `nil` or `false`, away. Set to a value that no part has, it says
/// again what is true before the next frame.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A ``FocusState`` as the modifiers take it that say which part is which.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// The value.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.requestFocus(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var location: FocusLocation<Value>

  /// Whether the view's one part has the focus.
  public init() where Value == Bool {
    location = FocusLocation(unfocusedValue: false)
  }

  /// Which part has the focus; `nil` if none.
  public init<Part>() where Value == Part? {
    location = FocusLocation(unfocusedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What ``View/focused(_:equals:)`` takes.
  public var projectedValue: Binding { Binding(location: location) }

  mutating func link(to node: BodyNode, at index: Int) {
    location = node.persistentObject(at: index) {
      let persistent = FocusLocation(unfocusedValue: location.unfocusedValue)
      persistent.connect(to: node)
      return persistent
    }
  }

  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    false
  }
}

/// Where the value is: with the description at first, with the node of each place where that is
/// shown from then on.
final class FocusLocation<Value: Hashable> {
  /// What is said, or wanted.
  private(set) var value: Value
  /// The value when none of the parts has the focus.
  let unfocusedValue: Value
  private var parts: [ObjectIdentifier: Part] = [:]
  private var connection: Connection?

  struct Part {
    let value: Value
    unowned let node: LayoutNode
    var isFocused = false
  }

  /// How to tell the view that it has changed, and how to move the focus in time.
  private struct Connection {
    let updateQueue: UpdateQueue
    let invalidation: PendingUpdate
    let moveFocusUpdate: PendingUpdate
  }

  init(unfocusedValue: Value) {
    value = unfocusedValue
    self.unfocusedValue = unfocusedValue
  }

  @MainActor
  func connect(to node: BodyNode) {
    let tree = node.tree
    connection = Connection(
      updateQueue: tree.updateQueue, invalidation: node.invalidation,
      moveFocusUpdate: PendingUpdate { [weak self, weak tree] in
        // The parts may appear only now.
        tree?.afterEvaluating { self?.moveFocus() }
      })
  }

  func requestFocus(_ new: Value) {
    guard new != value else { return }
    change(to: new)
    if let connection { connection.updateQueue.enqueue(connection.moveFocusUpdate) }
  }

  private func change(to new: Value) {
    if new == value { return }
    value = new
    if let connection { connection.updateQueue.enqueue(connection.invalidation) }
  }

  /// The part of `node` has this value from now on.
  @MainActor
  func set(_ value: Value, for node: LayoutNode) {
    let isFocused = parts[ObjectIdentifier(node)]?.isFocused ?? false
    parts[ObjectIdentifier(node)] = Part(value: value, node: node, isFocused: isFocused)
  }

  @MainActor
  func remove(_ node: LayoutNode) {
    updateFocus(isFocused: false, of: node)
    parts[ObjectIdentifier(node)] = nil
  }

  /// The focus came to the part of `node`, or left it.
  @MainActor
  func updateFocus(isFocused: Bool, of node: LayoutNode) {
    guard let part = parts[ObjectIdentifier(node)], part.isFocused != isFocused else { return }
    parts[ObjectIdentifier(node)]?.isFocused = isFocused
    if isFocused { change(to: part.value) } else if value == part.value { change(to: actualValue) }
  }

  /// The value of the part that has the focus.
  private var actualValue: Value { parts.values.first { $0.isFocused }?.value ?? unfocusedValue }

  /// Moves the focus to where it is wanted.
  @MainActor
  private func moveFocus() {
    if value == actualValue { return }
    let old = parts.values.first { $0.isFocused }?.node
    if value == unfocusedValue { old?.tree.eventDispatcher.focus(nil) }
    for part in parts.values where part.value == value {
      guard let target = part.node.focusableNodes().first else { continue }
      return target.tree.eventDispatcher.focus(target)
    }
    change(to: actualValue)
  }
}
