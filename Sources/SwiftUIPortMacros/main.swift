// The compiler plug-in behind `#Preview` and `@Entry`. It needs no syntax tree: a preview's code
// becomes a call of the initializer of `Preview`, inside a type that the program can find, and an
// entry's type and value become parts of a key.
//
// The compiler sends messages in JSON, each after its length in eight bytes, and expects answers
// of the same form. See `PluginMessage` in lib/ASTGen of the Swift project.

import Foundation

/// A message of the compiler. All other members of it are of no interest here.
struct Message: Decodable {
  struct Expansion: Decodable {
    struct Syntax: Decodable {
      var source: String
    }

    struct Macro: Decodable {
      var typeName: String
    }

    /// The beginning of names that are unique to this expansion.
    var discriminator: String?
    var syntax: Syntax?
    var macro: Macro?
    var macroRole: String?
    /// The declaration below an attribute.
    var declSyntax: Syntax?
    /// The declarations around it, the innermost first.
    var lexicalContext: [Syntax]?
  }

  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?
}

func answer(to message: Message) -> [String: Any] {
  if let expansion = message.expandFreestandingMacro {
    return result(registration(of: expansion))
  }
  if let expansion = message.expandAttachedMacro { return result(attachment(of: expansion)) }
  return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
}

func result(_ source: String) -> [String: Any] {
  ["expandMacroResult": ["expandedSource": source, "diagnostics": [] as [Any]] as [String: Any]]
}

/// What an attribute adds to its declaration.
func attachment(of expansion: Message.Expansion) -> String {
  let source = expansion.declSyntax?.source ?? ""
  guard let type = expansion.macro?.typeName, let entry = Entry(source) else { return "" }
  switch (type, expansion.macroRole) {
  case ("Entry", "accessor"): return entry.accessors
  case ("Entry", "peer"): return entry.key(in: extendedType(in: expansion.lexicalContext ?? []))
  case ("EntryDefaultValue", _): return "get { \(entry.value ?? "nil") }"
  default: return ""
  }
}

/// A type with the preview whose code is `#Preview …`.
func registration(of expansion: Message.Expansion) -> String {
  let code = expansion.syntax?.source ?? ""
  guard let start = code.range(of: "#Preview")?.upperBound else { return "" }
  // The mangling of a name that a macro makes up: its length, the name, and `fMu_`.
  let name = (expansion.discriminator ?? "") + "7PreviewfMu_"
  return """
    enum \(name): SwiftUIPort.PreviewRegistry {
      @MainActor static var preview: SwiftUIPort.Preview {
        SwiftUIPort.Preview\(code[start...])
      }
    }
    """
}

/// Reads `count` bytes, unless the input ends before.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = FileHandle.standardInput.readData(ofLength: count - data.count)
    if part.isEmpty { return nil }
    data += part
  }
  return data
}

while let header = read(8) {
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  // An empty message is the last one.
  guard length > 0, let data = read(length) else { break }
  let message = try JSONDecoder().decode(Message.self, from: data)
  let body = try JSONSerialization.data(withJSONObject: answer(to: message))
  let size = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
  FileHandle.standardOutput.write(Data(size) + body)
}
