// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position of the collection.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves `index` to the next position.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns the position at `distance` from `index`.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the position at `distance` from `index`; `nil` if `limit` is on the way there.
  public func index(
    _ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index
  ) -> Value.Index? {
    wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
  }

  /// Returns the number of positions from `start` to `end`.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// The number of elements.
  public var count: Int { wrappedValue.count }

  /// Returns a binding to the element at `position`.
  ///
  ///     TextField("First name", text: $names[0])
  ///
  /// If the collection becomes shorter, the binding returns the last value that it had and ignores
  /// writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = BoundElement(wrappedValue[position], of: self, at: position) {
      collection, position in
      collection.startIndex <= position && position < collection.endIndex ? position : nil
    }
    return element.binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before `index`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves `index` to the position before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// A collection of bindings to the elements of a collection: a ``Binding`` to it.
///
/// Where a view takes one, the compiler knows the type of the elements whatever it is given, so
/// that it is quick to report a mistake in the view of an element.
public protocol BoundCollection<Value>: RandomAccessCollection
where Element == Binding<Value.Element> {
  /// The collection to whose elements the bindings refer.
  associatedtype Value: MutableCollection, RandomAccessCollection

  /// The binding to the collection.
  var binding: Binding<Value> { get }
}

extension Binding: BoundCollection where Value: RandomAccessCollection, Value: MutableCollection {
  /// This binding.
  public var binding: Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element, which follows the element when it moves.
  ///
  /// When the element has been removed, the binding returns the last value that it had and ignores
  /// writes.
  ///
  /// - Parameters:
  ///   - value: The element.
  ///   - position: Its position, as far as known.
  ///   - id: Returns the identity of an element.
  func element<ID: Equatable>(
    _ value: Value.Element, at position: Value.Index,
    identifiedBy id: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    var current = id(value)
    let element = BoundElement(value, of: self, at: position) { collection, position in
      if collection.startIndex <= position, position < collection.endIndex,
        id(collection[position]) == current
      {
        return position
      }
      return collection.firstIndex { id($0) == current }
    }
    // A write may change the identity.
    element.willWrite = { current = id($0) }
    return element.binding
  }
}

/// A reference to an element of a collection that a binding refers to.
private final class BoundElement<Base: MutableCollection> {
  private let collection: Binding<Base>
  private var position: Base.Index
  /// Returns the current position of the element, from the position it had last; `nil` if it has
  /// been removed.
  private let find: (Base, Base.Index) -> Base.Index?
  private var lastValue: Base.Element
  var willWrite: (Base.Element) -> Void = { _ in }

  init(
    _ value: Base.Element, of collection: Binding<Base>, at position: Base.Index,
    find: @escaping (Base, Base.Index) -> Base.Index?
  ) {
    self.collection = collection
    self.position = position
    self.find = find
    lastValue = value
  }

  var binding: Binding<Base.Element> {
    Binding<Base.Element>(get: { self.value }, set: { self.value = $0 })
  }

  private var value: Base.Element {
    get {
      let collection = collection.wrappedValue
      guard let position = find(collection, position) else { return lastValue }
      self.position = position
      lastValue = collection[position]
      return lastValue
    }
    set {
      var collection = collection.wrappedValue
      guard let position = find(collection, position) else { return }
      self.position = position
      willWrite(newValue)
      lastValue = newValue
      collection[position] = newValue
      self.collection.wrappedValue = collection
    }
  }
}
