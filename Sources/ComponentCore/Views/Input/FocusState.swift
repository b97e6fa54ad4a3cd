import Observation
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
      persistent.connect(to: node.tree)
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
/// carried out then, `value` returns to that of the focused part. It is observable, so that a
/// change evaluates the bodies that read it, and no others.
final class FocusLocation<Value: Hashable>: Observable {
  private let registrar = ObservationRegistrar()
  private var storedValue: Value
  /// The value while none of the parts has the focus.
  let unfocusedValue: Value
  private var parts: [ObjectIdentifier: Part] = [:]
  /// The keys of the parts that have the focus: several if they are inside of each other.
  private var focusedKeys: [ObjectIdentifier] = []
  private var connection: Connection?
  /// Whether the last request is that of a default.
  private var isDefaultRequested = false

  struct Part {
    let value: Value
    unowned let node: LayoutNode
  }

  /// The update that moves the focus.
  private struct Connection {
    let updateQueue: UpdateQueue
    let moveFocusUpdate: @MainActor () -> Void
  }

  init(unfocusedValue: Value) {
    storedValue = unfocusedValue
    self.unfocusedValue = unfocusedValue
  }

  /// The value of the focused part, or the requested value while a request is pending.
  var value: Value {
    registrar.access(self, keyPath: \.value)
    return storedValue
  }

  @MainActor
  func connect(to tree: Tree) {
    connection = Connection(updateQueue: tree.updateQueue) { [weak self, weak tree] in
      // The evaluation or the layout may create the part that is to be focused.
      tree?.eventDispatcher.moveFocusAfterLayout { self?.moveFocus() }
    }
  }

  /// Moves the focus to the part with the value `new` after the next layout.
  ///
  /// - Parameter isDefault: Whether another default may move it on.
  func requestFocus(_ new: Value, isDefault: Bool = false) {
    guard new != storedValue else { return }
    isDefaultRequested = isDefault
    change(to: new)
    if let connection { connection.updateQueue.enqueue(connection.moveFocusUpdate) }
  }

  private func change(to new: Value) {
    if new == storedValue { return }
    registrar.withMutation(of: self, keyPath: \.value) { storedValue = new }
  }

  /// Makes `node` the part with this value.
  @MainActor
  func set(_ value: Value, for node: LayoutNode) {
    parts[ObjectIdentifier(node)] = Part(value: value, node: node)
  }

  @MainActor
  func remove(_ node: LayoutNode) {
    updateFocus(isFocused: false, of: node)
    parts[ObjectIdentifier(node)] = nil
  }

  /// Records that the part of `node` has received or lost the focus.
  @MainActor
  func updateFocus(isFocused: Bool, of node: LayoutNode) {
    let key = ObjectIdentifier(node)
    guard let part = parts[key], focusedKeys.contains(key) != isFocused else { return }
    if isFocused {
      focusedKeys.append(key)
      change(to: part.value)
    } else {
      focusedKeys.removeAll { $0 == key }
      if storedValue == part.value { change(to: actualValue) }
    }
  }

  private var focusedPart: Part? { focusedKeys.last.flatMap { parts[$0] } }

  /// The value of the focused part, without regard to a pending request.
  private var actualValue: Value { focusedPart?.value ?? unfocusedValue }

  /// Moves the focus to a part with the requested value.
  @MainActor
  private func moveFocus() {
    let requested = storedValue
    if requested == actualValue { return }
    if requested == unfocusedValue { focusedPart?.node.tree.eventDispatcher.focus(nil) }
    for part in parts.values where part.value == requested {
      guard let target = part.node.focusTarget else { continue }
      return target.tree.eventDispatcher.focus(target, isDefault: isDefaultRequested)
    }
    change(to: actualValue)
  }
}
