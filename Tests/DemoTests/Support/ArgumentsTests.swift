import DemoSupport
import TestSupport
import Testing

@Suite(.watchdog) struct ArgumentsTests {
  @Test func separatesOptionsFromOperands() throws {
    var arguments = Arguments(["a=b", "--name", "--value", "-", "--other=x=y", "-h"])
    #expect(arguments.next() == .operand("a=b"))
    #expect(arguments.next() == .option("--name"))
    #expect(try arguments.text(of: "--name", "a text") == "--value")
    #expect(arguments.next() == .operand("-"))
    #expect(arguments.next() == .option("--other"))
    #expect(try arguments.text(of: "--other", "a text") == "x=y")
    #expect(arguments.next() == .option("-h"))
    #expect(arguments.next() == nil)
  }
}
