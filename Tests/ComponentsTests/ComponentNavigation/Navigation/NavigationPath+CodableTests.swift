import Components
import Foundation
import TestSupport
import Testing

struct Station: Codable, Hashable {
  let name: String
}

@Suite(.watchdog) struct NavigationPathCodableTests {
  private struct Unstored: Hashable {}

  @Test func valuesOfSeveralTypesAreStored() throws {
    var path = NavigationPath([1, 2])
    path.append("Kiel")
    path.append(Station(name: "Bonn"))
    let data = try JSONEncoder().encode(path.codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
  }

  @Test func otherValuesAreNot() {
    #expect(NavigationPath([Unstored()]).codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  @Test func unknownTypesAreErrors() {
    let data = Data(#"["4None7MissingV", 1]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
