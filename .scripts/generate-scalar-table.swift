// Writes Sources/TextBackend/Text/ScalarTable.swift, from the Unicode Character Database.
//
//     swiftc .scripts/generate-scalar-table.swift -o /tmp/generate
//     /tmp/generate DIRECTORY .scripts/disputed-widths.txt > Sources/TextBackend/Text/ScalarTable.swift
//
// DIRECTORY holds UnicodeData.txt, EastAsianWidth.txt, DerivedAge.txt, DerivedCoreProperties.txt,
// HangulSyllableType.txt, PropList.txt, emoji/emoji-data.txt and
// emoji/emoji-variation-sequences.txt of one version, as published at
// https://www.unicode.org/Public/17.0.0/ucd/. The second file lists the scalars whose width terminals
// disagree about, as far as they were measured.
import Foundation

guard CommandLine.arguments.count == 3 else { fatalError("A directory and a file are needed.") }
let (directory, disputedFile) = (CommandLine.arguments[1], CommandLine.arguments[2])

func lines(_ file: String) -> [Substring] {
  let path = file == disputedFile ? file : "\(directory)/\(file)"
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fatalError("\(path) cannot be read.")
  }
  return text.split(separator: "\n")
}

/// Returns the fields of each line, without comments, and the scalars of the first field.
func records(_ file: String) -> [(scalars: ClosedRange<Int>, fields: [String])] {
  lines(file).compactMap { line in
    let fields = line.prefix { $0 != "#" }.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let ends = fields.first?.split(separator: " ").first?.split(separator: ".").map {
      Int($0, radix: 16)
    }
    guard let ends, let first = ends.first ?? nil, let last = ends.last ?? nil else { return nil }
    return (first...last, fields)
  }
}

func scalars(_ file: String, where isIncluded: ([String]) -> Bool) -> Set<Int> {
  records(file).reduce(into: []) { set, record in
    if isIncluded(record.fields) { set.formUnion(record.scalars) }
  }
}

// MARK: Reading the files

var category = [String](repeating: "Cn", count: 0x11_0000)
var isRightToLeft = Set<Int>()
var rangeStart = 0
for line in lines("UnicodeData.txt") {
  let fields = line.split(separator: ";", omittingEmptySubsequences: false)
  guard let scalar = Int(fields[0], radix: 16) else { fatalError("UnicodeData.txt has a malformed line: \(line)") }
  if fields[1].hasSuffix("First>") { rangeStart = scalar }
  let first = fields[1].hasSuffix("Last>") ? rangeStart : scalar
  for member in first...scalar {
    category[member] = String(fields[2])
    if ["R", "AL", "AN"].contains(fields[4]) { isRightToLeft.insert(member) }
  }
}
let wide = scalars("EastAsianWidth.txt") { $0[1] == "W" || $0[1] == "F" }
let pictographs = scalars("emoji/emoji-data.txt") { $0[1] == "Extended_Pictographic" }
let modifiers = scalars("emoji/emoji-data.txt") { $0[1] == "Emoji_Modifier" }
let emojiBases = scalars("emoji/emoji-variation-sequences.txt") { _ in true }
let jamoTails = scalars("HangulSyllableType.txt") { $0[1] == "V" || $0[1] == "T" }
let prepended = scalars("PropList.txt") { $0[1] == "Prepended_Concatenation_Mark" }
let noncharacters = scalars("PropList.txt") { $0[1] == "Noncharacter_Code_Point" }
let ignorable = scalars("DerivedCoreProperties.txt") { $0[1] == "Default_Ignorable_Code_Point" }
let linkers = scalars("DerivedCoreProperties.txt") { $0[1] == "InCB" && $0[2] == "Linker" }
/// Emoji of Unicode 14 and other scalars of 16 are missing in terminals that are a few years old.
let recentEmoji = scalars("DerivedAge.txt") { (Double($0[1]) ?? 0) >= 14 }
let recent = scalars("DerivedAge.txt") { (Double($0[1]) ?? 0) >= 16 }
let disputed = scalars(disputedFile) { _ in true }

// MARK: Deriving the properties

let bidiControls = Set(0x202A...0x202E).union(0x2066...0x2069)
let fillers: Set = [0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x1D159]
let newlines: Set = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
/// Blocks to which emoji are still being added; their unassigned scalars will be wide.
let emojiBlocks = Set(0x1F300...0x1F6FF).union(0x1F900...0x1F9FF).union(0x1FA70...0x1FAFF)

func kind(_ scalar: Int) -> String {
  switch scalar {
  case 0x200C: return "nonJoiner"
  case 0x200D: return "joiner"
  case 0xFE0F: return "emojiSelector"
  case 0x1F1E6...0x1F1FF: return "regionalIndicator"
  case 0xE0020...0xE007F: return "tag"
  default: break
  }
  if newlines.contains(scalar) || fillers.contains(scalar) { return "blank" }
  if scalar < 0x20 || scalar == 0x7F { return "control" }
  if modifiers.contains(scalar) { return "modifier" }
  if pictographs.contains(scalar) { return "pictograph" }
  if bidiControls.contains(scalar) || noncharacters.contains(scalar) { return "replaced" }
  if prepended.contains(scalar) { return "plain" }
  if ignorable.contains(scalar) { return "dropped" }
  if linkers.contains(scalar) { return "linker" }
  if jamoTails.contains(scalar) { return "jamoTail" }
  switch category[scalar] {
  case "Cc", "Cn", "Co", "Cs": return "replaced"
  case "Cf": return "dropped"
  case "Mn", "Me", "Mc": return "mark"
  default: return "plain"
  }
}

func width(_ scalar: Int) -> Int {
  if modifiers.contains(scalar) || (0x1F1E6...0x1F1FF).contains(scalar) { return 2 }
  if jamoTails.contains(scalar) { return 0 }
  switch category[scalar] {
  case "Mn", "Me", "Zl", "Zp", "Cc": return 0
  case "Cf": return prepended.contains(scalar) ? 1 : 0
  case "Cn":
    let isEmoji = pictographs.contains(scalar) && emojiBlocks.contains(scalar)
    return isEmoji || wide.contains(scalar) ? 2 : 1
  default: return wide.contains(scalar) ? 2 : 1
  }
}

func hasAmbiguousWidth(_ scalar: Int) -> Bool {
  if prepended.contains(scalar) { return true }
  if pictographs.contains(scalar), recentEmoji.contains(scalar) || category[scalar] == "Cn" {
    return true
  }
  let isShown = ["plain", "mark", "pictograph"].contains(kind(scalar))
  return isShown && (disputed.contains(scalar) || recent.contains(scalar))
}

let kinds = [
  "plain", "mark", "linker", "jamoTail", "dropped", "replaced", "blank", "control", "joiner",
  "nonJoiner", "emojiSelector", "regionalIndicator", "pictograph", "modifier", "tag",
]

/// Returns the properties of `scalar`, encoded as `ScalarInfo` decodes them.
func info(_ scalar: Int) -> Int {
  guard let kind = kinds.firstIndex(of: kind(scalar)) else { fatalError("Unknown kind.") }
  return width(scalar) | kind << 2 | (emojiBases.contains(scalar) ? 1 << 6 : 0)
    | (hasAmbiguousWidth(scalar) ? 1 << 7 : 0) | (isRightToLeft.contains(scalar) ? 1 << 8 : 0)
}

// MARK: Writing the table

var ranges: [Int] = []
var last = -1
for scalar in 0..<0x11_0000 {
  let info = info(scalar)
  if info != last { ranges.append(scalar << 9 | info) }
  last = info
}

print(
  """
  // Generated by .scripts/generate-scalar-table.swift from the Unicode Character Database,
  // version 17.0.0. Do not edit.

  /// The properties of every Unicode scalar, as ranges: the first scalar of each, shifted left by
  /// nine, and the bits of its `ScalarInfo`.
  enum ScalarTable {
    static let ranges: [UInt32] = [
  """)
for start in stride(from: 0, to: ranges.count, by: 8) {
  let row = ranges[start..<min(start + 8, ranges.count)].map { "0x" + String($0, radix: 16) }
  print("    " + row.joined(separator: ", ") + ",")
}
print("  ]\n}")
