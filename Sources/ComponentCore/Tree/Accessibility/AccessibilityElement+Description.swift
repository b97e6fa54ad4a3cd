extension AccessibilityElement {
  /// The element in one line, as a screen reader says it: `Delete All, button, disabled`.
  ///
  /// The order is: label, role and place, value, states, hint. The focus is not part of it, nor is
  /// the role of a text.
  public var summary: String {
    let parts = [label, spokenRole, value] + states.words + [hint]
    return parts.filter { !$0.isEmpty }.map(\.inOneLine).joined(separator: ", ")
  }

  private var spokenRole: String {
    guard role != .text else { return "" }
    guard let position else { return role.rawValue }
    return "\(role.rawValue) \(position.number.grouped) of \(position.count.grouped)"
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// The element and its descendants as an outline: a line for each, indented by its depth.
  public var description: String { outline(indentation: "") }

  private func outline(indentation: String) -> String {
    var line = indentation + summary
    if role == .text { line += label.isEmpty && value.isEmpty ? "text" : ", text" }
    if states.contains(.focused) { line += ", focused" }
    if states.contains(.modal) { line += ", modal" }
    if !identifier.isEmpty { line += " #\(identifier.inOneLine)" }
    return ([line] + children.map { $0.outline(indentation: indentation + "  ") })
      .joined(separator: "\n")
  }
}

extension String {
  /// The string with spaces in place of line breaks.
  fileprivate var inOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension Int {
  /// The number with commas between thousands: `1,000,000`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
