import SignalsTesting
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LineBitmapTests {
  @Test func findsPositionsAndLines() {
    var bitmap = LineBitmap()
    bitmap.append([3, 64, 65, 200], upTo: 300)
    #expect(bitmap.count == 4)
    #expect(bitmap.lineCount == 300)
    #expect((0..<5).map { bitmap.line(at: $0) } == [3, 64, 65, 200, nil])
    #expect([0, 3, 4, 65, 300].map { bitmap.rank(of: $0) } == [0, 0, 1, 2, 4])
    #expect(bitmap.first(from: 66) == 200)
    #expect(bitmap.first(from: 201) == nil)
    #expect(bitmap.last(before: 64) == 3)
    #expect(bitmap.last(before: 3) == nil)
    #expect(bitmap.contains(64))
    #expect(!bitmap.contains(63))
    #expect(!bitmap.contains(-1))
  }

  @Test func equalsASetAtRandom() {
    var random = RandomNumbers(seed: 11)
    for _ in 0..<200 {
      var bitmap = LineBitmap()
      var set: Set<Int> = []
      for _ in 0..<6 {
        let start = bitmap.lineCount
        let end = start + Int.random(in: 0...150, using: &random)
        let members = (start..<end).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
        bitmap.append(members, upTo: end)
        set.formUnion(members)
        let cut = Int.random(in: 0...end, using: &random)
        if Bool.random(using: &random) {
          bitmap.truncate(to: cut)
          set = set.filter { $0 < cut }
        }
      }
      let lines = set.sorted()
      #expect(bitmap.count == lines.count)
      #expect(lines.indices.map { bitmap.line(at: $0) } == lines)
      #expect(lines.map { bitmap.rank(of: $0) } == Array(lines.indices))
    }
  }
}
