import Foundation

/// Returns the names of the public types in `folders`, paths in the package, that conform to
/// `protocolName`, or to a protocol whose name ends with it, by their declaration or by an
/// extension.
func publicTypes(conformingTo protocolName: String, in folders: [String]) throws -> Set<String> {
  Set(try sources(in: folders).flatMap { publicTypes(conformingTo: protocolName, source: $0) })
}

/// Returns the names of the public types in `source` that conform to `protocolName`, or to a
/// protocol whose name ends with it.
func publicTypes(conformingTo protocolName: String, source: String) -> [String] {
  let declaration =
    /(?m)^(?:@\w+ )*(?:public (?:\w+ )*(?:struct|class|enum)|extension) (\w+)(?:<[^{]*>)?: ([^{]*)\{/
  return source.matches(of: declaration).filter { match in
    let conformances = match.output.2.prefix(while: { $0 != "\n" }).split(separator: ", ")
    return conformances.contains { ($0.split(separator: " ").first ?? "").hasSuffix(protocolName) }
  }.map { String($0.output.1) }
}

/// Returns the names of the modifiers in `folders`, paths in the package, that take a publisher or
/// keep a closure.
func retainingModifiers(in folders: [String]) throws -> Set<String> {
  Set(try sources(in: folders).flatMap { retainingModifiers(source: $0) })
}

/// Returns the names of the modifiers in `source` that take a publisher or keep a closure.
func retainingModifiers(source: String) -> [String] {
  let modifier =
    /(?m)^  (?:@\w+ )*public (?:nonisolated )?func (\w+)((?:(?!func )[^{}]|\{\})*?)\)\s*->\s*some View/
  return source.matches(of: modifier)
    .filter { $0.output.2.contains(/\bPublisher\b|@escaping/) }.map { String($0.output.1) }
}

/// Returns the names of all public types and methods.
func publicNames() throws -> Set<String> {
  let declaration = /(?m)^ *(?:@\w+ )*public (?:\w+ )*(?:struct|class|enum|protocol|func) `?(\w+)/
  return Set(
    try sources(in: ["Sources"]).flatMap { source in
      source.matches(of: declaration).map { String($0.output.1) }
    })
}

/// Returns the contents of the Swift files below `folders`, paths in the package.
private func sources(in folders: [String]) throws -> [String] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  let files = folders.flatMap { folder in
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL } ?? []
  }
  return try files.filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
}
