import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct Base64Tests {
  /// The test vectors of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FFFD}?>", "77+9Pz4="),
  ])
  func encodesGroupsOfThreeBytes(text: String, encoded: String) {
    var bytes: [UInt8] = []
    bytes.appendBase64(Array(text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == encoded)
  }
}
