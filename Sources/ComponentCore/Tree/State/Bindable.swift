import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
///
///     struct Editor: View {
///       @Bindable var document: Document
///       var body: some View { TextField("Title", text: $document.title) }
///     }
///
/// Inside a body, a local `@Bindable var document = document` does the same.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper from another one.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable {
    self = projectedValue
  }

  /// Returns a binding to the property at `keyPath`.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject {
    Binding(to: keyPath, of: wrappedValue)
  }
}
