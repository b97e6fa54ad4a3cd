import Signals

extension CollectionPublisher {
  /// Publishes the collection of the first `maxLength` elements.
  ///
  ///     changes:      (reset [a b])--insert c at 0----------------remove a at 1-------
  ///     prefix(2):    (reset [a b])--insert c at 0, remove b at 2-remove a at 1, insert b at 1
  ///
  /// For the first few changes of the collection, use `prefix(_:)` before
  /// ``AnyCollectionPublisher``.
  ///
  /// - Precondition: `maxLength` is not negative.
  /// - Complexity: Logarithmic for each element that changes.
  @inlinable
  public func prefix(_ maxLength: Int) -> some CollectionPublisher<Element, Failure> {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the length must not be negative.")
    return applying(PrefixElements(maxLength: maxLength))
  }
}

/// Follows the steps that concern the first elements, however many those are meanwhile, and
/// restores the length at the end of each change.
@usableFromInline
struct PrefixElements<Element: Sendable>: CollectionStage {
  @usableFromInline let maxLength: Int
  /// The whole content.
  @usableFromInline var content = ArrayEditor<Element>()

  @inlinable
  init(maxLength: Int) {
    self.maxLength = maxLength
  }

  @inlinable
  mutating func reset(to content: ArraySnapshot<Element>) -> ArraySnapshot<Element> {
    self.content = ArrayEditor(content)
    return content.subarray(0..<min(maxLength, content.count))
  }

  @inlinable
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<Element>
  ) {
    content.apply(step)
    let length = result.count
    switch step {
    case .insert(let offset, let elements) where offset <= length:
      if offset + elements.count >= maxLength { result.removeSubrange(offset..<length) }
      result.insert(contentsOf: elements.prefix(max(0, maxLength - offset)), at: offset)
    case .remove(let offset, let elements) where offset < length:
      result.removeSubrange(offset..<min(offset + elements.count, length))
    case .move(let from, let to):
      move(from, to, in: &result)
    case .update(let offset, let element, _) where offset < length:
      result[offset] = element
    default:
      break
    }
  }

  @inlinable
  func move(_ from: Int, _ to: Int, in result: inout ArrayEditor<Element>) {
    let length = result.count
    switch (from < length, to < length) {
    case (true, true): result.move(from: from, to: to)
    case (true, false): result.remove(at: from)
    case (false, true): result.insert(content[to], at: to)
    case (false, false): break
    }
  }

  @inlinable
  mutating func finishChange(
    _ content: ArraySnapshot<Element>, in result: inout ArrayEditor<Element>
  ) {
    self.content = ArrayEditor(content)
    let length = min(maxLength, content.count)
    if result.count > length {
      result.removeSubrange(length..<result.count)
    } else if result.count < length {
      result.append(contentsOf: content.subarray(result.count..<length))
    }
  }
}
