import Foundation

/// The names of all operators, as they stand in the sources of Signals and SignalAlgorithms:
/// `prefix(_:)`, `values`.
func operatorNames() throws -> Set<String> {
  var names: Set<String> = []
  for module in ["Signals", "SignalAlgorithms"] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(module)").standardizedFileURL
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      names.formUnion(try operatorNames(in: String(contentsOf: file, encoding: .utf8)))
    }
  }
  return names
}

/// The names of the public members in the extensions of publishers, and of collections of them.
func operatorNames(in source: String) -> [String] {
  source.components(separatedBy: "\n}").flatMap { block -> [String] in
    let lines = block.split(separator: "\n").drop { !$0.hasPrefix("extension ") }
    let header = lines.prefix { !$0.hasSuffix("{") } + lines.drop { !$0.hasSuffix("{") }.prefix(1)
    guard isAboutPublishers(header.joined(separator: " ")) else { return [] }
    return lines.indices.filter { lines[$0].hasPrefix("  public ") || lines[$0].hasPrefix("  @") }
      .compactMap { name(of: lines[$0...].joined(separator: "\n")) }
  }
}

private func isAboutPublishers(_ header: String) -> Bool {
  header.hasPrefix("extension Publisher ") || header.contains("Element: Publisher")
}

/// The name that a public declaration declares, with its argument labels; otherwise `nil`.
private func name(of declaration: String) -> String? {
  let start = /\s*(?:@[\w()]+ )*public (?:\w+ )*(func|var) `?(\w+)`?/
  guard let match = declaration.prefixMatch(of: start) else { return nil }
  let name = String(match.output.2)
  return match.output.1 == "var" ? name : name + labels(declaration[match.range.upperBound...])
}

/// The argument labels of a declaration that goes on with `rest`: `(_:by:)`.
private func labels(_ rest: Substring) -> String {
  let generics = /<(?:[^<>]|<[^<>]*>)*>/
  let list = rest[(rest.prefixMatch(of: generics)?.range.upperBound ?? rest.startIndex)...]
  var (labels, depth, isLabel, last) = ("", 0, true, " " as Character)
  for character in list.dropFirst() {
    defer { last = character }
    switch character {
    case ")" where depth == 0: return "(\(labels))"
    case "(", "[", "<", "{": depth += 1
    case ">" where last == "-": break
    case ")", "]", ">", "}": depth -= 1
    case "," where depth == 0: isLabel = true
    case _ where !isLabel || character.isNewline: break
    case " ", ":":
      if labels.isEmpty || labels.hasSuffix(":") { break }
      labels.append(":")
      isLabel = false
    default: labels.append(character)
    }
  }
  return labels
}
