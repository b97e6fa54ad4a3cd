import Components
import Signals
import TestSupport
import Testing

@testable import Monitor

@Suite(.watchdog) struct ProcessOrderTests {
  private let processes = ExampleMachine().sample(at: Instant(offset: .seconds(3))).processes

  @Test(arguments: ProcessOrder.Column.allCases)
  func sortsByEachColumn(column: ProcessOrder.Column) {
    for isDescending in [false, true] {
      let order = ProcessOrder(column: column, isDescending: isDescending)
      let rows = order.rows(of: processes, matching: "")
      #expect(rows.count == processes.count)
      let comparator = order.comparators[0]
      #expect(zip(rows, rows.dropFirst()).allSatisfy { !comparator.areInIncreasingOrder($1, $0) })
    }
  }

  @Test func largestLoadsComeFirst() {
    let loads = ProcessOrder().rows(of: processes, matching: "").map(\.load)
    #expect(loads == loads.sorted(by: >))
  }

  @Test func findsWordsInAnyColumn() {
    func count(_ query: String) -> Int {
      ProcessOrder().rows(of: processes, matching: query).count
    }
    #expect(count("SWIFT") == 9)
    #expect(
      count("swift ada")
        == ProcessOrder().rows(of: processes, matching: "").count {
          $0.user == "ada" && $0.command.contains("swift")
        })
    #expect(count("1179") == 1)
    #expect(count("nothing has this") == 0)
    #expect(count(String(repeating: "x", count: 10_000)) == 0)
  }

  @Test func anotherColumnBeginsInItsOwnDirection() {
    var order = ProcessOrder()
    order.comparators = [TableSortComparator(\.memory)] + order.comparators
    #expect(order == ProcessOrder(column: .memory, isDescending: true))
    order.comparators = [TableSortComparator(\.memory)]
    #expect(order == ProcessOrder(column: .memory, isDescending: false))
    order.comparators = [TableSortComparator(\.user)]
    #expect(order == ProcessOrder(column: .user, isDescending: false))
  }

  @Test func walksThroughAllColumns() {
    var order = ProcessOrder()
    var seen: [ProcessOrder.Column] = []
    for _ in ProcessOrder.Column.allCases {
      order.advance()
      seen.append(order.column)
    }
    #expect(Set(seen).count == ProcessOrder.Column.allCases.count)
    #expect(order.column == .load)
  }
}
