@_spi(Nodes) import ComponentCore

/// A key of a value that the view with the focus provides.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views around the focus provide, read with ``FocusedValue``.
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; `nil` if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Provides a value while the focus is in this view.
  ///
  ///     Editor(text: $text).focusedValue(\.document, $text)
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Provides a value while the focus is in this view, unless it is `nil`.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nodeModifier(
      FocusedValueModifier(isOfScene: false, value: value) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value while this view is shown.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, Optional(value))
  }

  /// Provides a value while this view is shown, unless it is `nil`.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nodeModifier(
      FocusedValueModifier(isOfScene: true, value: value) { $0[keyPath: keyPath] = value })
  }
}

/// A value that the view with the focus provides; `nil` if it does not.
///
///     @FocusedValue(\.document) private var document
///
///     Button("Save") { document?.save() }.disabled(document == nil)
@propertyWrapper @MainActor @preconcurrency
public struct FocusedValue<Value>: DynamicProperty {
  private nonisolated(unsafe) let keyPath: KeyPath<FocusedValues, Value?>

  /// Creates a property with the value at `keyPath`.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value? { ProvidedValues.shared.current[keyPath: keyPath] }
}

/// The value of a binding that the view with the focus provides; `nil` if it does not.
///
///     @FocusedBinding(\.selectedPlace) private var place
///
///     Button("Add to favorites") { place?.isFavorite = true }
@propertyWrapper @MainActor @preconcurrency
public struct FocusedBinding<Value>: DynamicProperty {
  private nonisolated(unsafe) let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Creates a property with the value of the binding at `keyPath`.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value of the binding. Setting it to `nil` has no effect.
  public var wrappedValue: Value? {
    get { projectedValue?.wrappedValue }
    nonmutating set { if let newValue { projectedValue?.wrappedValue = newValue } }
  }

  /// The binding.
  public var projectedValue: Binding<Value>? {
    ProvidedValues.shared.current[keyPath: keyPath]
  }
}

// MARK: Providing values

/// What views provide. A program has one window, so its views share one of these.
@MainActor @Observable
private final class ProvidedValues {
  static let shared = ProvidedValues()

  private struct Provider {
    weak var node: FocusedValueNode?
  }

  @ObservationIgnored private var providers: [Provider] = []
  /// Counts what bodies depend on: which views provide values.
  private var changes = 0

  /// The values around the focus, and of the scene where there are none.
  var current: FocusedValues {
    _ = changes
    var values = FocusedValues()
    let nodes = providers.compactMap(\.node)
    for node in nodes where node.isOfScene { node.setValue(&values) }
    for node in nodes where !node.isOfScene && node.containsFocus { node.setValue(&values) }
    return values
  }

  func add(_ node: FocusedValueNode) {
    providers.removeAll { $0.node == nil }
    providers.append(Provider(node: node))
    if node.isOfScene { changes += 1 }
  }

  func remove(_ node: FocusedValueNode) {
    providers.removeAll { $0.node == nil || $0.node === node }
    if node.isOfScene || node.containsFocus { changes += 1 }
  }

  /// Has the bodies evaluated again that depend on provided values.
  func valuesDidChange() { changes += 1 }
}

private nonisolated struct FocusedValueModifier: NodeModifier {
  let isOfScene: Bool
  let value: Any?
  let setValue: (inout FocusedValues) -> Void

  @MainActor
  func update(_ wrapper: FocusedValueNode) {
    let value = (value as? any BoundValue)?.currentValue ?? value
    wrapper.update(isOfScene: isOfScene, value: value, setValue)
  }
}

/// A binding of any type.
private protocol BoundValue {
  @MainActor var currentValue: Any { get }
}

extension Binding: BoundValue {
  @MainActor fileprivate var currentValue: Any { wrappedValue }
}

/// A node that provides a value: a class, because it follows the focus.
private final class FocusedValueNode: ContainerNode, Responder {
  private(set) var isOfScene = false
  private(set) var setValue: (inout FocusedValues) -> Void = { _ in }
  private var isAdded = false
  /// The value, or that of its binding, at the last update.
  private var value: Any?

  private(set) var containsFocus = false {
    didSet { if containsFocus != oldValue { ProvidedValues.shared.valuesDidChange() } }
  }

  override var responder: (any Responder)? { self }

  func focusDidMove(to node: LayoutNode?) { containsFocus = node != nil }

  func update(
    isOfScene: Bool, value: Any?, _ setValue: @escaping (inout FocusedValues) -> Void
  ) {
    let differs = FocusedValueNode.differ(self.value, value)
    self.isOfScene = isOfScene
    self.value = value
    self.setValue = setValue
    if !isAdded {
      ProvidedValues.shared.add(self)
    } else if differs, isOfScene || containsFocus {
      ProvidedValues.shared.valuesDidChange()
    }
    isAdded = true
  }

  /// Whether two values can be compared and are not equal.
  private static func differ(_ old: Any?, _ new: Any?) -> Bool {
    func differ<Value: Equatable>(_ new: Value) -> Bool { old as? Value != new }
    guard let new else { return old != nil }
    return (new as? any Equatable).map { differ($0) } ?? false
  }

  override func unmount() {
    ProvidedValues.shared.remove(self)
    super.unmount()
  }
}
