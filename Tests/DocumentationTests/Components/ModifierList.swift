import Foundation

/// The kinds of arguments that a modifier accepts.
struct ModifierTakes: Equatable {
  var value = false
  var publisher = false
}

/// The modifiers of the views of Components, as they stand in its sources, by `View.padding`.
///
/// A modifier is a public method that answers with a view, of `View`, `Shape`, or a kind of view.
func modifiers() throws -> [String: ModifierTakes] {
  let sources = try Documents.componentFolders
    .flatMap { try Documents.files(in: $0, named: ".swift") }
    .map { try Documents.source($0) }
  return modifiers(in: sources)
}

/// The modifiers declared in `sources`.
func modifiers(in sources: [String]) -> [String: ModifierTakes] {
  let blocks = sources.flatMap { $0.components(separatedBy: "\n}") }.compactMap(block)
  let views = Set(blocks.filter(\.isView).map(\.name)).union(["View", "Shape"])
  var modifiers: [String: ModifierTakes] = [:]
  for block in blocks where views.contains(block.name) {
    for method in methods(in: block.body) {
      let isSource = method.parameters.contains("ControlSource")
      let isPublisher = method.parameters.contains(/Publisher|CurrentValueSubject/) || isSource
      let name = "\(block.name).\(method.name)"
      if isPublisher { modifiers[name, default: .init()].publisher = true }
      modifiers[name, default: .init()].value =
        modifiers[name, default: .init()].value || isSource
        || !isPublisher && method.parameters != "("
    }
  }
  return modifiers
}

/// A type, or an extension of one: `isView` if it is declared to be a view here.
private func block(_ text: String) -> (name: String, isView: Bool, body: String)? {
  let header = /(?m)^(?:public |nonisolated |@\w+ )*(extension|struct) (\w+)([^{]*)\{/
  guard let match = text.firstMatch(of: header) else { return nil }
  let isView = match.output.1 == "struct" && match.output.3.contains(/: [^{]*\b(\w*View|Shape)\b/)
  return (String(match.output.2), isView, String(text[match.range.upperBound...]))
}

/// The public methods in `body` that answer with a view, with what stands between their names and
/// the last parenthesis.
private func methods(in body: String) -> [(name: String, parameters: String)] {
  let method =
    /(?m)^  (?:@\w+ )?public (?:nonisolated )?func (\w+)((?:<[^(]*>)?\((?:(?!func )[^{}]|\{\})*?)\)\s*->\s*(?:some (?:Shape)?View|Self)\b[^{]*\{/
  return body.matches(of: method).map { match in
    (String(match.output.1), String(match.output.2))
  }
  .filter { $0.name != "makeBody" }
}
