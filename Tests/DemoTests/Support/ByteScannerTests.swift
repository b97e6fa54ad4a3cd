import TestSupport
import Testing

@testable import DemoSupport

@Suite(.watchdog) struct ByteScannerTests {
  private func scan<Result>(_ text: String, _ body: (inout ByteScanner) -> Result) -> Result {
    withBytes(of: text) { bytes in
      var scanner = ByteScanner(bytes)
      return body(&scanner)
    }
  }

  @Test func readsNumbers() {
    #expect(scan(" 12\t7") { [$0.number(), $0.number(), $0.number()] } == [12, 7, nil])
    #expect(scan("18446744073709551615") { $0.number() } == .max)
    #expect(scan("18446744073709551616") { $0.number() } == nil)
    #expect(scan("-3") { $0.number() } == nil)
    #expect(scan("0.52 1.25 3") { [$0.decimal(), $0.decimal(), $0.decimal()] } == [0.52, 1.25, 3])
  }

  @Test func staysInsideTheText() {
    let isAtEnd = scan("cpu") { scanner in
      scanner.skipWords(5)
      return scanner.isAtEnd && !scanner.skipLine() && !scanner.skip("c") && scanner.next == nil
    }
    #expect(isAtEnd)
    #expect(scan("cp") { $0.skip("cpu") } == false)
    #expect(scan("") { $0.word() }.isEmpty)
  }

  @Test func walksThroughLines() {
    let words = scan("a 1\nb 2\n") { scanner in
      var words = [scanner.string(scanner.word())]
      while scanner.skipLine() { words.append(scanner.string(scanner.word())) }
      return words
    }
    #expect(words == ["a", "b"])
  }
}
