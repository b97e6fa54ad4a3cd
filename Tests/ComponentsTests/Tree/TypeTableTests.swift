import SignalsTesting
import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct TypeTableTests {
  @Test(arguments: 1...5) func findsTheValuesOfItsTypes(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var table = TypeTable<Int>()
    for (value, type) in TypeTableTests.types.shuffled(using: &random).enumerated() {
      #expect(table[type] == nil)
      table.insert(value, for: type)
      #expect(table[type] == value)
    }
  }

  @Test(arguments: 1...5) func keepsTheValuesOfOtherTypes(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var table = TypeTable<Int>()
    let types = TypeTableTests.types.shuffled(using: &random)
    for (value, type) in types.enumerated() { table.insert(value, for: type) }
    #expect(types.map { table[$0] } == Array(types.indices))
    #expect(table[Double.self] == nil)
  }

  /// `Int`, `Int?`, `Int??` and so on.
  private static let types: [Any.Type] = {
    var types: [Any.Type] = []
    func add<T>(_ type: T.Type) {
      types.append(type)
      if types.count < 40 { add(T?.self) }
    }
    add(Int.self)
    return types
  }()
}
