/// Where the symbols of arrows point.
enum SymbolDirection {
  /// The directions in the names of symbols, clockwise by half a right angle each.
  private static let names = [
    "up", "up.right", "right", "down.right", "down", "down.left", "left", "up.left",
  ]
  private static let synonyms = [
    "forward": "right", "backward": "left", "up.forward": "up.right", "down.forward": "down.right",
    "up.backward": "up.left", "down.backward": "down.left",
  ]
  private static let bases = ["chevron.compact", "chevron", "arrowtriangle", "arrow"]

  /// Returns the name of the symbol that looks as that of `name` turned clockwise; `name` itself
  /// if there is none.
  static func name(_ name: String, turnedBy angle: Angle) -> String {
    let turns = angle.degrees / 45
    guard turns.isFinite, abs(turns) < 1e6 else { return name }
    let steps = ((Int(turns.rounded()) % 8) + 8) % 8
    if steps == 0 { return name }
    let parts = name.split(separator: ".", maxSplits: 1)
    if let first = parts.first, first == "plus" || first == "xmark" {
      let other = first == "plus" ? "xmark" : "plus"
      if steps % 2 == 0 { return name }
      return ([other] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
    for base in bases where name.hasPrefix(base + ".") {
      return turned(String(name.dropFirst(base.count + 1)), base: base, by: steps) ?? name
    }
    return name
  }

  private static func turned(_ rest: String, base: String, by steps: Int) -> String? {
    let words = rest.split(separator: ".").map(String.init)
    for count in [2, 1] where words.count >= count {
      let direction = words[..<count].joined(separator: ".")
      guard let index = names.firstIndex(of: synonyms[direction] ?? direction) else { continue }
      // An arrow in two directions, or one that bends, looks different turned.
      if words.dropFirst(count).contains(where: { !shapes.contains($0) }) { return nil }
      // Only plain arrows have slanted forms.
      let steps = base == "arrow" ? steps : (steps + 1) / 2 * 2
      return ([base, names[(index + steps) % 8]] + words[count...]).joined(separator: ".")
    }
    return nil
  }

  private static let shapes: Set = ["circle", "square", "fill"]
}
