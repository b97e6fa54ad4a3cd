/// A spell checker that knows the words of the system's list.
///
///     let range = NSRange(location: 0, length: word.utf16.count)
///     let misspelled = UITextChecker().rangeOfMisspelledWord(
///       in: word, range: range, startingAt: 0, wrap: false, language: "en")
///     let isReal = misspelled.location == NSNotFound
///
/// The list is `/usr/share/dict/words`, that of the system's language: on Debian, packages such as
/// `wamerican` install it. Where there is none, no word is misspelled. A word counts in any case,
/// and with an `s` or its possessive at the end.
public final class UITextChecker: Sendable {
  private let words: Set<String>

  /// The words of the system, which are read once.
  private static let system = words(at: "/usr/share/dict/words")

  /// Creates a checker.
  public init() {
    words = UITextChecker.system
  }

  init(words: Set<String>) {
    self.words = words
  }

  static func words(at path: String) -> Set<String> {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map { $0.lowercased() })
  }

  /// Returns the range of the first word that is not in the list.
  ///
  /// - Parameters:
  ///   - string: The text to check.
  ///   - range: The part of the text to check, in UTF-16 code units.
  ///   - start: The offset at which the search begins.
  ///   - wraps: Whether the search goes on at the beginning of the range.
  ///   - language: The language, of which a system has one list.
  /// - Returns: The range of the word; its location is `NSNotFound` if no word is misspelled.
  public func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap wraps: Bool, language: String
  ) -> NSRange {
    let misspelled = UITextChecker.wordRanges(in: string).filter {
      NSIntersectionRange($0, range) == $0 && !isKnown((string as NSString).substring(with: $0))
    }
    let found = misspelled.first { $0.location >= start } ?? (wraps ? misspelled.first : nil)
    return found ?? NSRange(location: NSNotFound, length: 0)
  }

  private func isKnown(_ word: String) -> Bool {
    if words.isEmpty { return true }
    let word = word.lowercased()
    let stems = ["'s", "s"].filter(word.hasSuffix).map { String(word.dropLast($0.count)) }
    return ([word] + stems).contains(where: words.contains)
  }

  /// Returns the ranges of letters that stand together, with apostrophes between them.
  private static func wordRanges(in string: String) -> [NSRange] {
    string.matches(of: /\p{L}+(?:['’]\p{L}+)*/).map { NSRange($0.range, in: string) }
  }
}
