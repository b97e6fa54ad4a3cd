// What the compiler gets for `@Entry var name: Type = value`: a getter and a setter that use a
// key, and the key. The variable is read as text, as far as its name, type and value go.

import Foundation

/// The variable below an attribute `@Entry`.
struct Entry {
  var name: String
  var type: String?
  var value: String?

  /// Reads the declaration of a variable; `nil` if it is something else.
  init?(_ source: String) {
    var rest = Substring(source)
    while let word = rest.popWord(), word != "var" { if rest.isEmpty { return nil } }
    rest = rest.drop(while: \.isWhitespace)
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    name = name.filter { $0 != "`" }
    if rest.first == ":" {
      let text = rest.dropFirst()
      let end = text.indexOfAssignment ?? text.endIndex
      type = text[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
      rest = text[end...]
    }
    if rest.first == "=" { value = String(rest.dropFirst()) }
    if name.isEmpty { return nil }
  }

  /// The type of the variable without the question mark of an optional.
  private var wrappedType: String? {
    type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
  }

  /// The accessors of the variable.
  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  /// The key in an extension of `container`, such as `EnvironmentValues`.
  func key(in container: String) -> String {
    switch container {
    case "FocusedValues":
      return """
        private struct __Key_\(name): FocusedValueKey { typealias Value = \(wrappedType ?? "Never") }
        """
    case "Transaction": return key(conformingTo: "TransactionKey")
    case "ContainerValues": return key(conformingTo: "ContainerValueKey")
    default: return key(conformingTo: "EnvironmentKey")
    }
  }

  private func key(conformingTo name: String) -> String {
    let annotation = type.map { ": \($0)" } ?? ""
    return """
      private struct __Key_\(self.name): \(name) {
        @__EntryDefaultValue static var defaultValue\(annotation) = \(value ?? "nil")
      }
      """
  }
}

/// The name of the type that is extended where an attribute is expanded.
func extendedType(in context: [Message.Expansion.Syntax]) -> String {
  for syntax in context {
    var rest = Substring(syntax.source)
    while let word = rest.popWord() {
      if word == "extension" {
        let name = rest.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "{" }
        return String(name.split(separator: ".").last ?? "")
      }
    }
  }
  return ""
}

extension Substring {
  /// Removes and returns the first word that is no comment; `nil` at the end.
  fileprivate mutating func popWord() -> Substring? {
    while true {
      self = drop(while: \.isWhitespace)
      if hasPrefix("//") {
        self = drop { !$0.isNewline }
      } else if hasPrefix("/*") {
        self = range(of: "*/").map { self[$0.upperBound...] } ?? ""
      } else {
        break
      }
    }
    if isEmpty { return nil }
    let word = prefix { !$0.isWhitespace }
    self = dropFirst(word.count)
    return word
  }

  /// The first equals sign outside of brackets.
  fileprivate var indexOfAssignment: Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The arrow of a function's type is no bracket.
      case ">" where index == startIndex || self[self.index(before: index)] != "-": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
