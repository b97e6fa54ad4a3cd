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
