/// The destinations of hyperlinks, by their numbers from 1 on.
struct HyperlinkList: Sendable {
  private var destinations: [[UInt8]] = []
  private var numbers: [String: Int] = [:]

  /// The longest destination that terminals accept (VTE), in bytes.
  private static let lengthLimit = 2083

  /// Whether the list is to be emptied before it takes more links.
  var isFull: Bool { destinations.count >= 1 << 16 }

  /// Returns the number of the link to `url`, adding it if necessary, or `nil` if no terminal
  /// would accept it.
  mutating func number(of url: String) -> Int? {
    if let number = numbers[url] { return number }
    let bytes = HyperlinkList.encoded(url)
    guard !bytes.isEmpty, bytes.count <= HyperlinkList.lengthLimit, destinations.count < 1 << 24
    else { return nil }
    destinations.append(bytes)
    numbers[url] = destinations.count
    return destinations.count
  }

  /// The destination of the link with `number`.
  subscript(number: Int) -> [UInt8] { destinations[number - 1] }

  /// Returns `url` with all bytes escaped that are not printable ASCII, so that it cannot end the
  /// sequence in which it is sent.
  private static func encoded(_ url: String) -> [UInt8] {
    url.utf8.prefix(lengthLimit + 1).flatMap { byte -> [UInt8] in
      if (0x21...0x7E).contains(byte) { return [byte] }
      let digits = Array("0123456789ABCDEF".utf8)
      return [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
