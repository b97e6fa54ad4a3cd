import ComponentCore

/// Turns successive trees of elements into lines for a screen reader: one for each change of the
/// focus and of a state.
///
///     var reader = ScreenReader()
///     reader.lines(for: screen.accessibility)      // the whole screen
///     screen.press(.tab)
///     reader.lines(for: screen.accessibility)      // ["Delete All, button"]
///
/// When the focus moves, the element that receives it is read, after the names of the dialogs,
/// lists and groups that it enters. While it stays, its changes are read, and those of other
/// elements except for those that update frequently. Of a text field, only the text is read when
/// only that has changed.
package struct ScreenReader {
  private var last: AccessibilityElement?
  /// The number of changes outside of the focus that are read one by one.
  private static let changeLimit = 8

  /// Creates a reader that has read nothing.
  package init() {}

  /// Makes the next lines those of the whole screen.
  package mutating func readAll() {
    last = nil
  }

  /// Returns the lines that tell how `screen` differs from the tree before.
  package mutating func lines(for screen: AccessibilityElement) -> [String] {
    let screen = screen.released
    defer { last = screen }
    guard let last else { return ScreenReader.outline(of: screen) }
    if last == screen { return [] }
    let (old, new) = (last.focusPath, screen.focusPath)
    let oldIDs = Set(old.map(\.id))
    let entered = new.filter { !oldIDs.contains($0.id) }
    var lines = changes(from: last, to: screen, except: Set(new.map(\.id)))
    for element in entered.dropLast() { lines += ScreenReader.introduction(of: element) }
    if let focused = new.last {
      if entered.isEmpty, let before = old.last, before.id == focused.id {
        lines += ScreenReader.change(from: before, to: focused)
      } else {
        lines.append(focused.summary)
      }
    } else if let dialog = screen.newDialog(since: last) {
      lines += ScreenReader.introduction(of: dialog)
    }
    return lines.filter { !$0.isEmpty }
  }

  // MARK: Parts

  /// The whole screen: a line for each element, and at last the one with the focus.
  private static func outline(of screen: AccessibilityElement) -> [String] {
    var lines = screen.children.flatMap(\.all).map(\.summary).filter { !$0.isEmpty }
    if let focused = screen.focused { lines.append("focus: \(focused.summary)") }
    return lines
  }

  /// The name of a container that the focus enters; of a dialog also its texts.
  private static func introduction(of element: AccessibilityElement) -> [String] {
    guard element.role == .dialog else {
      return element.role == .group && element.label.isEmpty || element.role == .screen
        ? [] : [element.summary]
    }
    let texts = element.all.filter { $0.role == .text && $0.id != element.id }
    return [element.summary] + texts.map(\.summary)
  }

  /// The element, or only its text if it is a field and nothing else has changed.
  private static func change(
    from old: AccessibilityElement, to new: AccessibilityElement
  ) -> [String] {
    if old.summary == new.summary { return [] }
    let isField = [.textField, .textEditor, .searchField, .secureField].contains(new.role)
    var other = old
    other.value = new.value
    if isField, other.summary == new.summary { return [new.value.isEmpty ? "empty" : new.value] }
    return [new.summary]
  }

  /// The elements outside of the focus that have changed while they stay on the screen.
  private func changes(
    from old: AccessibilityElement, to new: AccessibilityElement,
    except focus: Set<AccessibilityElement.ID?>
  ) -> [String] {
    let lines = changedElements(from: old, to: new, except: focus).map(\.summary)
    if lines.count <= ScreenReader.changeLimit { return lines }
    let rest = lines.count - ScreenReader.changeLimit
    return lines.prefix(ScreenReader.changeLimit) + ["and \(rest.grouped) more changes"]
  }

  private func changedElements(
    from old: AccessibilityElement, to new: AccessibilityElement,
    except focus: Set<AccessibilityElement.ID?>
  ) -> [AccessibilityElement] {
    let before = Dictionary(old.all.map { ($0.id, $0.summary) }) { first, _ in first }
    let former = Set(old.focusPath.map(\.id))
    return new.all.filter { element in
      guard !element.states.contains(.updatesFrequently), !focus.contains(element.id),
        !former.contains(element.id), let summary = before[element.id]
      else { return false }
      return summary != element.summary
    }
  }
}

extension AccessibilityElement {
  /// The tree without pressed elements, because what a press does is read.
  fileprivate var released: AccessibilityElement {
    var element = self
    element.states.remove(.pressed)
    element.children = children.map(\.released)
    return element
  }

  /// The elements from the screen to the innermost one with the focus; empty if none has it.
  fileprivate var focusPath: [AccessibilityElement] {
    for child in children {
      let path = child.focusPath
      if !path.isEmpty { return [self] + path }
    }
    return states.contains(.focused) ? [self] : []
  }

  /// A dialog or menu that is shown and was not before.
  fileprivate func newDialog(since old: AccessibilityElement) -> AccessibilityElement? {
    let ids = Set(old.children.map(\.id))
    return children.first { [.dialog, .menu].contains($0.role) && !ids.contains($0.id) }
  }
}
