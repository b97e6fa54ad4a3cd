import ObservableCollections
import Signals

extension Recorder {
  /// The changes of a collection that do not follow from those before them, as sentences.
  ///
  ///     let recorder = Recorder(todos.sorted(by: \.title))
  ///     …
  ///     #expect(recorder.stepViolations() == [])
  ///
  /// The first change must be a reset, each later one must change something, and its steps must
  /// lead from the content before to its snapshot.
  public func stepViolations<Element: Equatable>() -> [String]
  where Output == CollectionChange<Element> {
    var (content, violations) = ([Element](), [String]())
    for (index, change) in values.enumerated() {
      let snapshot = Array(change.snapshot)
      if index == 0, !change.isReset { violations.append("The first change is not a reset.") }
      if !change.isReset, change.steps.isEmpty {
        violations.append("Change \(index) has no steps.")
      }
      let canApply = change.steps.allSatisfy { $0.apply(to: &content) }
      if !change.isReset, !canApply || content != snapshot {
        violations.append("Change \(index), \(change), does not lead to its snapshot, \(snapshot).")
      }
      content = snapshot
    }
    return violations
  }
}

extension CollectionChange.Step where Element: Equatable {
  /// Applies this step as its documentation says. Returns whether it fits the content.
  fileprivate func apply(to content: inout [Element]) -> Bool {
    switch self {
    case .insert(let offset, let elements):
      guard (0...content.count).contains(offset) else { return false }
      content.insert(contentsOf: elements, at: offset)
    case .remove(let offset, let elements):
      guard offset >= 0, content.dropFirst(offset).starts(with: elements) else { return false }
      content.removeSubrange(offset..<offset + elements.count)
    case .move(let from, let to):
      guard content.indices.contains(from), content.indices.contains(to) else { return false }
      content.insert(content.remove(at: from), at: to)
    case .update(let offset, let element, let previous):
      guard content.indices.contains(offset), content[offset] == previous else { return false }
      content[offset] = element
    }
    return true
  }
}
