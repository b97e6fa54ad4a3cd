import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct StoredFieldTests {
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

  @Test(
    arguments: [
      (() -> Void).self, (@Sendable (Int) async -> Int)?.self, (Int, () -> Void).self, AnyView.self,
      Structure<() -> Int>.self, Binding<Int>.self, (any View).self, (any View)?.self,
      ConditionalView<Text, Divider>.self,
    ] as [Any.Type])
  func findsClosures(type: Any.Type) {
    #expect(StoredField.mayContainClosures(type))
  }

  @Test(
    arguments: [
      Int.self, String?.self, (Int, String).self, [() -> Void].self, Class.self, Enumeration.self,
      Empty.self, Structure<Int>.self, State<Int>.self, Color.self, Int.Type.self,
    ] as [Any.Type])
  func findsNoClosuresInOtherTypes(type: Any.Type) {
    #expect(!StoredField.mayContainClosures(type))
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
