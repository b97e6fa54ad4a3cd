/// A symbol of Apple's systems as a terminal shows it: one or two characters.
struct Symbol {
  private let name: String
  private let entry: SymbolTable.Entry

  /// Creates the symbol with `name`, in those of `variants` that there are signs for.
  init(_ name: String, variants: SymbolVariants = .none) {
    self.name = name
    entry =
      name.isEmpty
      ? SymbolTable.Entry(sign: "", ascii: "")
      : SymbolTable.entries[variants.name(of: name)] ?? Symbol.entry(of: name)
        ?? SymbolTable.neutral
  }

  /// Returns the entry of the longest beginning of `name` that has one, so that
  /// `xmark.circle.fill` is the sign of `xmark`.
  private static func entry(of name: String) -> SymbolTable.Entry? {
    if let entry = SymbolTable.entries[name] { return entry }
    guard let dot = name.lastIndex(of: ".") else { return letterEntry(of: name) }
    return entry(of: String(name[..<dot]))
  }

  /// Returns the entry of a letter or a number, such as those of `a.circle` and `12.square`.
  private static func letterEntry(of name: String) -> SymbolTable.Entry? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    let isNumber = (1...2).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
    guard isLetter || isNumber else { return nil }
    return SymbolTable.Entry(sign: name.uppercased(), ascii: name.uppercased())
  }

  /// The characters that are shown.
  func sign(inASCII usesASCII: Bool) -> String {
    usesASCII ? entry.ascii : entry.sign
  }

  /// The name in words, for assistive technology.
  var words: String {
    name.replacing(".", with: " ")
  }
}

/// The view of a symbol, which is text.
struct SymbolView: View {
  let name: String
  /// The label for assistive technology, if it is not the name.
  var label: String?
  @Environment(\.symbolVariants) private var variants
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.shapeRotation) private var rotation

  var body: some View {
    let symbol = Symbol(SymbolDirection.name(name, turnedBy: rotation), variants: variants)
    Text(verbatim: symbol.sign(inASCII: usesASCII))
      .accessibilityLabel(label ?? Symbol(name).words)
      .accessibilityAddTraits(.isImage)
  }
}
