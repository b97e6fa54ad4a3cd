import Components
import TextBackend
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct BindingCollectionTests {
  private final class Store {
    var names = ["a", "b", "c"]
  }

  private let store = Store()

  private var names: Binding<[String]> {
    Binding(get: { store.names }, set: { store.names = $0 })
  }

  @Test func elementsAreBindings() {
    names[1].wrappedValue = "B"
    for name in names { name.wrappedValue += "!" }
    #expect(store.names == ["a!", "B!", "c!"])
    #expect(names.count == 3)
    #expect(names.reversed().map(\.wrappedValue) == ["c!", "B!", "a!"])
    #expect(names.indices == 0..<3)
    #expect(names.index(before: 2) == names.index(after: 0))
  }

  @Test func positionsAreFoundWithoutPassingTheElements() {
    var reads = 0
    let numbers = Binding(
      get: {
        reads += 1
        return Array(0..<1_000)
      }, set: { _ in })
    #expect(numbers.count == 1_000)
    #expect(numbers.distance(from: 10, to: 900) == 890)
    #expect(numbers.index(10, offsetBy: 890) == 900)
    #expect(numbers.index(900, offsetBy: -890) == 10)
    #expect(numbers.index(10, offsetBy: 890, limitedBy: 899) == nil)
    #expect(reads == 5)
  }

  @Test func anElementThatIsGoneKeepsItsLastValue() {
    let last = names[2]
    store.names[2] = "C"
    #expect(last.wrappedValue == "C")
    store.names.removeLast()
    last.wrappedValue = "x"
    #expect(last.wrappedValue == "C")
    #expect(store.names == ["a", "b"])
  }

  @Test func hasTheIdentityOfItsValue() {
    struct Item: Identifiable { let id: Int }
    #expect(Binding.constant(Item(id: 3)).id == 3)
  }

  @Test func identifiedElementsAreFollowed() {
    let second = names.element("b", at: 1) { $0.lowercased() }
    store.names = ["b", "x"]
    second.wrappedValue = "B"
    #expect(store.names == ["B", "x"])
    store.names = ["x"]
    second.wrappedValue = "b"
    #expect(second.wrappedValue == "B")
    #expect(store.names == ["x"])
  }

  @Test func aWriteMayChangeTheIdentity() {
    let second = names.element("b", at: 1) { $0 }
    second.wrappedValue = "z"
    second.wrappedValue += "z"
    #expect(store.names == ["a", "zz", "c"])
  }
}
