import Foundation

/// A class that descends from `Node`, as it stands in the sources.
struct NodeClass: Equatable {
  let name: String
  let parent: String
  let isFinal: Bool
  /// What its documentation says after "a class, because" or "not final, because".
  let reason: String
  /// The members that other classes can override: those that are neither final nor private, and
  /// override none themselves.
  let overridableMembers: Set<String>
  /// The members of other classes that it overrides.
  let overriddenMembers: Set<String>
}

/// The classes of the sources that descend from `Node`, and that one.
func nodeClasses() throws -> [NodeClass] {
  let sources = try Documents.files(in: "Sources", named: ".swift")
    .map { try String(contentsOf: $0, encoding: .utf8) }
  return nodeClasses(in: sources)
}

/// The classes declared in `sources` that descend from `Node`, and that one.
func nodeClasses(in sources: [String]) -> [NodeClass] {
  let classes = sources.flatMap { declaredClasses(in: $0) }
  let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { first, _ in first }
  return classes.filter { found in
    var name = found.name
    while name != "Node", let parent = parents[name] { name = parent }
    return name == "Node"
  }
}

private func declaredClasses(in source: String) -> [NodeClass] {
  let header = /(?m)^((?:[\w@()]+ )*)class (\w+)(?:<[^{]*?>)?(?:\s*:\s*(\w+))?[^{]*\{/
  return source.matches(of: header).map { match in
    let body = source[match.range.upperBound...].prefix(upTo: "\n}\n")
    let isFinal = match.output.1.contains("final ")
    let members = declaredMembers(in: body)
    let overridable = members.filter { !$0.isOverride && !$0.isClosed }.map(\.signature)
    return NodeClass(
      name: String(match.output.2), parent: String(match.output.3 ?? ""), isFinal: isFinal,
      reason: documentedReason(in: source[..<match.range.lowerBound], isFinal: isFinal),
      overridableMembers: isFinal ? [] : Set(overridable),
      overriddenMembers: Set(members.filter(\.isOverride).map(\.signature)))
  }
}

/// Returns the reason in the documentation at the end of `text`, in one line.
private func documentedReason(in text: Substring, isFinal: Bool) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reversed()
    .drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.reversed()
  let documentation = lines.map { $0.dropFirst(4) }.joined(separator: " ")
  let phrase = isFinal ? /: a class, because (.*?)\.(?: |$)/ : /: not final, because (.*?)\.(?: |$)/
  let reason = documentation.firstMatch(of: phrase).map { String($0.output.1) } ?? ""
  return reason.replacing("``", with: "`")
}

private func declaredMembers(
  in body: Substring
) -> [(signature: String, isOverride: Bool, isClosed: Bool)] {
  let member = /(?m)^  (?! )(?!\/)((?:[\w@()]+ )*)(?:var (\w+)|func (\w+)(?:<[^(]*>)?\(([^{]*?)\))/
  return body.matches(of: member).map { match in
    let modifiers = match.output.1.split(separator: " ")
    let name = match.output.2 ?? match.output.3 ?? ""
    let labels = (match.output.4 ?? "").matches(of: #/(\w+)(?: \w+)?: /#).map { "\($0.output.1):" }
    let signature = match.output.2 == nil ? "\(name)(\(labels.joined()))" : String(name)
    let closed: Set<Substring> = ["final", "private", "fileprivate", "static"]
    return (signature, modifiers.contains("override"), !closed.isDisjoint(with: modifiers))
  }
}

extension Substring {
  fileprivate func prefix(upTo end: String) -> Substring {
    range(of: end).map { self[..<$0.lowerBound] } ?? self
  }
}
