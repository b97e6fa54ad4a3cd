import Signals
import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(1))) struct ValueOrPublisherTests {
  @Test func keepsItsValueWhenAPublisherFollows() {
    let titles = PassthroughSubject<String, Never>()
    let value = ValueOrPublisher("a").followed(by: titles)
    #expect(value.initial == "a")
    #expect(value.upstream != nil)
    #expect(ValueOrPublisher("a").upstream == nil)
  }

  @Test func recognizesIdenticalPublishers() throws {
    let (first, second) = (
      PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()
    )
    let upstream = try #require(ValueOrPublisher(first).upstream)
    #expect(upstream.isIdentical(to: try #require(ValueOrPublisher(first).upstream)))
    #expect(!upstream.isIdentical(to: try #require(ValueOrPublisher(second).upstream)))
    let mapped = ValueOrPublisher(first.map { $0 + "!" })
    #expect(!upstream.isIdentical(to: try #require(mapped.upstream)))
  }

  @Test func comparesEquatableValuesByEqualityAndOthersByBits() {
    struct Opaque {
      let number: Int
    }
    #expect(areEqual([1, 2], Array(1...2)))
    #expect(!areEqual(1, 2))
    #expect(areEqual(Opaque(number: 1), Opaque(number: 1)))
    #expect(!areEqual(Opaque(number: 1), Opaque(number: 2)))
  }
}
