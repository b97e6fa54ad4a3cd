import Signals

/// A property that reflects and controls which part of a view has the focus.
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
/// The value changes when the focus moves. Setting it moves the focus to the first focusable view
/// in the part that has this value; setting it to `nil` or `false` removes the focus from the part
/// that has it. If no part has the value, the property returns to the actual value before the next
/// frame.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
  /// A reference to a focus state, for the `focused` modifiers.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    /// The value of the focused part.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.requestFocus(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var location: FocusLocation<Value>

  /// Creates a state that is `true` while the view's part has the focus.
  public init() where Value == Bool {
    location = FocusLocation(unfocusedValue: false)
  }

  /// Creates a state that holds the value of the focused part; `nil` if no part has the focus.
  public init<Part>() where Value == Part? {
    location = FocusLocation(unfocusedValue: nil)
  }

  /// The value of the focused part.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A reference to this state, for ``View/focused(_:equals:)``.
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

/// The storage of a focus state.
///
/// Each node of the view that declares the property has one. A request to move the focus sets
/// `value` at once and is carried out after the next layout, when all parts exist. If it cannot be
/// carried out then, `value` returns to that of the focused part.
final class FocusLocation<Value: Hashable> {
  /// The value of the focused part, or the requested value while a request is pending.
  private(set) var value: Value
  /// The value while none of the parts has the focus.
  let unfocusedValue: Value
  private var parts: [ObjectIdentifier: Part] = [:]
  private var connection: Connection?
  /// Whether the last request is that of a default.
  private var isDefaultRequested = false

  struct Part {
    let value: Value
    unowned let node: LayoutNode
    var isFocused = false
  }

  /// The updates that evaluate the view and that move the focus.
  private struct Connection {
    let updateQueue: UpdateQueue
    let invalidation: @MainActor () -> Void
    let moveFocusUpdate: @MainActor () -> Void
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
      moveFocusUpdate: { [weak self, weak tree] in
        // The evaluation or the layout may create the part that is to be focused.
        tree?.eventDispatcher.moveFocusAfterLayout { self?.moveFocus() }
      })
  }

  /// Moves the focus to the part with the value `new` after the next layout.
  ///
  /// - Parameter isDefault: Whether another default may move it on.
  func requestFocus(_ new: Value, isDefault: Bool = false) {
    guard new != value else { return }
    isDefaultRequested = isDefault
    change(to: new)
    if let connection { connection.updateQueue.enqueue(connection.moveFocusUpdate) }
  }

  private func change(to new: Value) {
    if new == value { return }
    value = new
    if let connection { connection.updateQueue.enqueue(connection.invalidation) }
  }

  /// Makes `node` the part with this value.
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

  /// Records that the part of `node` has received or lost the focus.
  @MainActor
  func updateFocus(isFocused: Bool, of node: LayoutNode) {
    guard let part = parts[ObjectIdentifier(node)], part.isFocused != isFocused else { return }
    parts[ObjectIdentifier(node)]?.isFocused = isFocused
    if isFocused { change(to: part.value) } else if value == part.value { change(to: actualValue) }
  }

  /// The value of the focused part, without regard to a pending request.
  private var actualValue: Value { parts.values.first { $0.isFocused }?.value ?? unfocusedValue }

  /// Moves the focus to a part with the requested value.
  @MainActor
  private func moveFocus() {
    if value == actualValue { return }
    let old = parts.values.first { $0.isFocused }?.node
    if value == unfocusedValue { old?.tree.eventDispatcher.focus(nil) }
    for part in parts.values where part.value == value {
      guard let target = part.node.focusTarget else { continue }
      return target.tree.eventDispatcher.focus(target, isDefault: isDefaultRequested)
    }
    change(to: actualValue)
  }
}
