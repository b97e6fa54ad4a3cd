/// A reference to a value that is stored elsewhere, through which a view reads and writes it.
///
///     struct Volume: View {
///       @State private var isMuted = false
///       var body: some View {
///         Toggle("Mute", isOn: $isMuted)
///       }
///     }
///
/// Write `$` before a ``State`` to get one. A view that receives a binding marks the property
/// `@Binding` and passes it on with `$` in turn. A binding's members are bindings too:
/// `$account.name`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding that reads its value with `get` and writes it with `set`.
  ///
  /// `set` may change or ignore the value: after each write, controls show the result of `get`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to the wrapped value of an optional, or `nil` if there is none.
  ///
  /// If the optional becomes `nil` later, the new binding still returns the value with which it
  /// was created.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding from another one, for properties marked `@Binding`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to the member at `keyPath` of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    // A body that makes a binding to a property of an observable object depends on the property.
    if Value.self is AnyObject.Type { _ = get()[keyPath: keyPath] }
    return Binding<Member>(
      get: { get()[keyPath: keyPath] },
      set: { member in
        var value = get()
        value[keyPath: keyPath] = member
        set(value)
      })
  }
}
