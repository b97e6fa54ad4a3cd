extension [AccessibilityElement] {
  /// The labels and values of these elements and their descendants, in one line.
  package var combinedLabel: String {
    flatMap(\.all).flatMap { [$0.label, $0.value] }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The states of one element in place of these: the focus of any of them.
  var combinedStates: AccessibilityStates {
    reduce(into: []) { states, element in
      let inner = element.children.combinedStates.intersection(.focused)
      states.formUnion(element.states.union(inner))
    }
  }

  /// The elements in the order of their priorities, which then no longer count.
  var sortedByPriority: [AccessibilityElement] {
    if allSatisfy({ $0.sortPriority == 0 }) { return self }
    return enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map { _, element in
        var element = element
        element.sortPriority = 0
        return element
      }
  }
}

extension AccessibilityElement {
  /// Whether the element is only read.
  package var isReadOnly: Bool { [.text, .heading, .image].contains(role) }

  /// The element as a button: what it contains becomes its label, unless there are controls in it.
  package var asButton: AccessibilityElement {
    guard isReadOnly || role == .group, children.flatMap(\.all).allSatisfy(\.isReadOnly) else {
      return self
    }
    var button = self
    button.role = .button
    if label.isEmpty { button.label = children.combinedLabel }
    button.children = []
    return button
  }
}
