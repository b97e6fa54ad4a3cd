import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct StoredFieldTests {
  @Test func offsetsMatchTheMemoryLayout() {
    let fields = StoredField.all(in: Structure<Int16>.self)
    #expect(fields.map { "\($0.type)" } == ["Int8", "Int16", "Optional<String>", "Array<Int16>"])
    #expect(
      fields.map(\.offset) == [
        MemoryLayout<Structure<Int16>>.offset(of: \.byte),
        MemoryLayout<Structure<Int16>>.offset(of: \.generic),
        MemoryLayout<Structure<Int16>>.offset(of: \.text),
        MemoryLayout<Structure<Int16>>.offset(of: \.list),
      ])
  }

  @Test(arguments: [Class.self, Enumeration.self, Empty.self] as [Any.Type])
  func otherTypesHaveNoStoredFields(type: Any.Type) {
    #expect(StoredField.all(in: type).isEmpty)
  }
}

private struct Structure<Value> {
  let byte: Int8
  var generic: Value
  private(set) var text: String?
  let list: [Value]
  var computed: Int { 1 }
}

private struct Empty {}

private final class Class {
  let stored = 1
}

private enum Enumeration {
  case one(Int)
  case two(String)
}
