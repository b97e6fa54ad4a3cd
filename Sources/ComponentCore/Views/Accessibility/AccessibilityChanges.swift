/// A node that changes what assistive technology is told of its contents.
///
/// Each modifier has a node of its own, which changes one property.
struct AccessibilityChanges: Effect {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var sortPriority: Double?
  var isHidden = false
  var childBehavior: AccessibilityChildBehavior?

  static var changesDrawing: Bool { false }

  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] {
    if isHidden { return [] }
    var elements = content.accessibilityElements()
    if let childBehavior { elements = [childBehavior.element(of: elements, in: content.node)] }
    // A label of several views is that of a group, and one of a drawing that of a picture.
    if elements.isEmpty, label != nil { elements = [content.accessibilityElement(.image)] }
    if elements.count > 1, (label ?? value ?? hint ?? identifier) != nil {
      elements = [content.accessibilityElement(.group, children: elements)]
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
