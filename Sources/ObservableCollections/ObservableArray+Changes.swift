/// Single changes, each of which publishes a change of its own.
extension ObservableArray {
  /// The number of elements.
  @inlinable
  public var count: Int { value.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { value.isEmpty }

  /// The element at `index`. Setting it updates the element.
  @inlinable
  public subscript(index: Int) -> Element {
    get { value[index] }
    set { updateInPlace { $0[index] = newValue } }
  }

  /// Adds `element` at the end.
  @inlinable
  public func append(_ element: Element) {
    updateInPlace { $0.append(element) }
  }

  /// Adds `elements` at the end.
  @inlinable
  public func append(contentsOf elements: some Collection<Element>) {
    update { $0.append(contentsOf: elements) }
  }

  /// Inserts `element` so that its index is `index`.
  @inlinable
  public func insert(_ element: Element, at index: Int) {
    updateInPlace { $0.insert(element, at: index) }
  }

  /// Inserts `elements` so that the index of the first one is `index`.
  @inlinable
  public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
    update { $0.insert(contentsOf: elements, at: index) }
  }

  /// Removes and returns the element at `index`.
  @inlinable
  @discardableResult
  public func remove(at index: Int) -> Element {
    updateInPlace { $0.remove(at: index) }
  }

  /// Removes the elements in `range`.
  @inlinable
  public func removeSubrange(_ range: Range<Int>) {
    update { $0.removeSubrange(range) }
  }

  /// Removes the elements for which `shouldRemove` returns `true`.
  @inlinable
  public func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    try update { try $0.removeAll(where: shouldRemove) }
  }

  /// Removes all elements.
  @inlinable
  public func removeAll() {
    update { $0.removeAll() }
  }

  /// Moves the element at `from` so that its index is `to` afterwards.
  @inlinable
  public func move(from: Int, to: Int) {
    update { $0.move(from: from, to: to) }
  }
}
