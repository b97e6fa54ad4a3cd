import Signals

extension GroupElements {
  @inlinable
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<NewElement>
  ) {
    switch step {
    case .insert(let offset, let elements):
      for (index, element) in elements.enumerated() {
        let handle = free.popLast() ?? collection.nodes.count
        collection.insert(handle, at: offset + index)
        add(handle, element, to: key(element), in: &result)
      }
    case .remove(let offset, let elements):
      for _ in elements {
        let handle = collection.handle(at: offset)
        removeFromGroup(handle, in: &result)
        collection.remove(handle)
        free.append(handle)
      }
    case .move(let from, let to):
      move(collection.handle(at: from), to: to, in: &result)
    case .update(let offset, let element, _):
      update(collection.handle(at: offset), to: element, in: &result)
    }
  }

  /// Updates the groups whose elements have changed.
  @inlinable
  mutating func finishChange(_: ArraySnapshot<Element>, in result: inout ArrayEditor<NewElement>) {
    for index in changed.compactMap({ self.index(of: $0, in: result) }).sorted() {
      let key = result[index].key
      guard let elements = groups[key]?.elements, !elements.isUnchanged else { continue }
      groups[key]?.elements = ArrayEditor(elements.snapshot)
      result[index] = CollectionGroup(key: key, change: elements.change)
    }
    changed = []
  }

  /// Adds an element, which the collection contains already, to a group.
  @inlinable
  mutating func add(
    _ handle: Int, _ element: Element, to key: Key, in result: inout ArrayEditor<NewElement>
  ) {
    while keys.count <= handle { keys.append(key) }
    keys[handle] = key
    let position = collection.position(of: handle)
    guard let index = index(of: key, in: result) else {
      groups[key] = Group(key: key, elements: ArrayEditor([element]), handles: Handles([handle]))
      let place = place(for: position, excluding: nil, in: result)
      return result.insert(CollectionGroup(key: key, change: .reset([element])), at: place)
    }
    let rank = rank(of: position, in: key, excluding: nil)
    groups[key]?.elements.insert(element, at: rank)
    groups[key]?.handles.insert(handle, at: rank)
    changed.insert(key)
    if rank == 0 { sort(key, at: index, in: &result) }
  }

  /// Removes an element, which the collection still contains, from its group.
  @inlinable
  mutating func removeFromGroup(_ handle: Int, in result: inout ArrayEditor<NewElement>) {
    let key = keys[handle]
    guard let index = index(of: key, in: result) else { return }
    if groups[key]?.handles.count == 1 {
      groups[key] = nil
      changed.remove(key)
      result.remove(at: index)
      return
    }
    let rank = rank(of: collection.position(of: handle), in: key, excluding: nil)
    groups[key]?.elements.remove(at: rank)
    _ = groups[key]?.handles.remove(at: rank)
    changed.insert(key)
    if rank == 0 { sort(key, at: index, in: &result) }
  }

  @inlinable
  mutating func move(_ handle: Int, to offset: Int, in result: inout ArrayEditor<NewElement>) {
    let key = keys[handle]
    guard let index = index(of: key, in: result) else { return }
    let old = rank(of: collection.position(of: handle), in: key, excluding: nil)
    collection.remove(handle)
    collection.insert(handle, at: offset)
    let new = rank(of: offset, in: key, excluding: old)
    if old != new {
      groups[key]?.elements.move(from: old, to: new)
      _ = groups[key]?.handles.remove(at: old)
      groups[key]?.handles.insert(handle, at: new)
      changed.insert(key)
    }
    sort(key, at: index, in: &result)
  }

  @inlinable
  mutating func update(
    _ handle: Int, to element: Element, in result: inout ArrayEditor<NewElement>
  ) {
    let newKey = key(element)
    if newKey != keys[handle] {
      removeFromGroup(handle, in: &result)
      return add(handle, element, to: newKey, in: &result)
    }
    let rank = rank(of: collection.position(of: handle), in: newKey, excluding: nil)
    groups[newKey]?.elements[rank] = element
    changed.insert(newKey)
  }
}

extension GroupElements {
  /// The position in the collection of the first element of a group.
  @inlinable
  func start(of key: Key) -> Int {
    groups[key].map { collection.position(of: $0.handles.root.first) } ?? 0
  }

  /// The index of a group in the result.
  @inlinable
  func index(of key: Key, in result: ArrayEditor<NewElement>) -> Int? {
    groups[key] == nil ? nil : place(for: start(of: key), excluding: nil, in: result)
  }

  /// Moves a group to the place at which it belongs.
  @inlinable
  func sort(_ key: Key, at index: Int, in result: inout ArrayEditor<NewElement>) {
    let place = place(for: start(of: key), excluding: index, in: result)
    if place != index { result.move(from: index, to: place) }
  }

  /// The number of groups, without the one at `excluded`, that start before `position`.
  @inlinable
  func place(
    for position: Int, excluding excluded: Int?, in result: ArrayEditor<NewElement>
  ) -> Int {
    let excluded = excluded ?? .max
    return Handles.Node.partition(result.count - (excluded == .max ? 0 : 1)) { index in
      start(of: result[index < excluded ? index : index + 1].key) < position
    }
  }

  /// The number of elements of a group, without the one at `excluded`, before `position`.
  @inlinable
  func rank(of position: Int, in key: Key, excluding excluded: Int?) -> Int {
    guard let handles = groups[key]?.handles else { return 0 }
    let excluded = excluded ?? .max
    return Handles.Node.partition(handles.count - (excluded == .max ? 0 : 1)) { index in
      let handle = handles.root.element(at: index < excluded ? index : index + 1)
      return collection.position(of: handle) < position
    }
  }
}
