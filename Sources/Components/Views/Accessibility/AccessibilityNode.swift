/// A node that changes what assistive technology is told of its contents.
///
/// Each modifier has a node of its own, which changes one property.
final class AccessibilityNode: ContainerNode {
  private var label: String?
  private var value: String?
  private var hint: String?
  private var identifier: String?
  private var addedTraits: AccessibilityTraits = []
  private var removedTraits: AccessibilityTraits = []
  private var sortPriority: Double?
  private var isHidden = false
  private var childBehavior: AccessibilityChildBehavior?

  func setLabel(_ label: String) { self.label = label }
  func setValue(_ value: String) { self.value = value }
  func setHint(_ hint: String) { self.hint = hint }
  func setIdentifier(_ identifier: String) { self.identifier = identifier }
  func addTraits(_ traits: AccessibilityTraits) { addedTraits = traits }
  func removeTraits(_ traits: AccessibilityTraits) { removedTraits = traits }
  func setSortPriority(_ priority: Double) { sortPriority = priority }
  func setHidden(_ isHidden: Bool) { self.isHidden = isHidden }
  func setChildBehavior(_ behavior: AccessibilityChildBehavior) { childBehavior = behavior }

  override func accessibilityElements() -> [AccessibilityElement] {
    if isHidden { return [] }
    var elements = super.accessibilityElements()
    if let childBehavior { elements = [childBehavior.element(of: elements, in: self)] }
    // A label of several views is that of a group, and one of a drawing that of a picture.
    if elements.isEmpty, label != nil { elements = [accessibilityElement(.image)] }
    if elements.count > 1, (label ?? value ?? hint ?? identifier) != nil {
      elements = [accessibilityElement(.group, children: elements)]
    }
    for index in elements.indices { change(&elements[index]) }
    return elements
  }

  private func change(_ element: inout AccessibilityElement) {
    if let label { element.label = label }
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if let identifier { element.identifier = identifier }
    if let sortPriority { element.sortPriority = sortPriority }
    addedTraits.add(to: &element)
    removedTraits.remove(from: &element)
  }
}
