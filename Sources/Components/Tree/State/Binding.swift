/// A value that belongs to somebody else, to be read and changed.
///
///     struct Volume: View {
///       @State private var isMuted = false
///       var body: some View {
///         Toggle("Mute", isOn: $isMuted)
///       }
///     }
///
/// `$` before a ``State`` gives one. A view that has one as a property marks it `@Binding`, and
/// passes it on with `$` in turn. A member of the value is bound by naming it: `$account.name`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value that is read with `get` and changed with `set`.
  ///
  /// What `set` makes of a value is up to it; controls show what `get` says afterwards.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value of another binding, if there is one now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding of what stands at `keyPath` in the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: keyPath] },
      set: { member in
        var value = get()
        value[keyPath: keyPath] = member
        set(value)
      })
  }
}
