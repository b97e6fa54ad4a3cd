import Foundation
import TestSupport
import Testing

/// `Tests/Client` calls each public modifier and initializer that takes a publisher.
@Suite(.watchdog) struct ClientTests {
  @Test func callsEveryOverload() throws {
    let sources = try Documents.files(in: "Sources", named: ".swift")
      .filter { $0.path.contains("/Sources/Component") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let client = try Documents.files(in: "Tests/Client", named: ".swift")
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for (name, count) in publisherOverloads(in: sources) {
      let calls = client.ranges(of: name + "(").count
      #expect(calls >= count, "\(name) has \(count) overloads that take publishers.")
    }
  }

  @Test func overloadsAreReadFromDeclarations() {
    let source = """
      public struct Lamp: View {
        public nonisolated init(_ title: String) {}
        public nonisolated init(_ titles: some Publisher<String, Never>) {}
        @inlinable
        public nonisolated init<C: CollectionPublisher>(
          _ collection: C, action: () -> Void = {}
        ) where C.Failure == Never {}
        init(texts: some Publisher<String, Never>) {}
        public func lit(_ values: some Publisher<Bool, Never>) -> Self {}
        public func lit(_ isLit: Bool) -> Self {}
      }

      extension View {
        @preconcurrency
        public nonisolated func lamps(isOn: some ControlSource<Bool>) -> some View {}
      }

      extension Publisher {
        public func assign(to: some Publisher<Int, Never>) {}
      }
      """
    #expect(publisherOverloads(in: [source]) == ["Lamp": 2, ".lit": 1, ".lamps": 1])
  }
}

/// Returns how many public methods of a name and initializers of a type in `sources` take a
/// publisher, by `.padding` or `Slider`.
private func publisherOverloads(in sources: [String]) -> [String: Int] {
  let header = /(?m)^(?:@\w+\s+|public |nonisolated )*(?:extension|struct) (\w+)[^{]*\{/
  let declaration =
    /(?m)^  (?:@\w+\s+)*public (?:nonisolated )?(func (\w+)|init)((?:[^{}]|\{\})*?)(?: \{|\n\n|\}$)/
  var counts: [String: Int] = [:]
  for block in sources.flatMap({ $0.components(separatedBy: "\n}") }) {
    guard let type = block.firstMatch(of: header)?.output.1, type != "Publisher" else { continue }
    for match in block.matches(of: declaration) {
      guard match.output.3.contains(/Publisher|CurrentValueSubject|ControlSource/) else { continue }
      counts[match.output.2.map { "." + $0 } ?? String(type), default: 0] += 1
    }
  }
  return counts
}
