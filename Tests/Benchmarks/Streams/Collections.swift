import ObservableCollections
import Signals

extension Workload {
  /// The workloads of collections of a million elements, with a follower that keeps the snapshot.
  static let collections = [
    insertIntoMillion, insertIntoSortedMillion, appendToGroups, fill, appendOneByOne,
  ]

  /// Fills an empty collection, which takes as long for each element of many as of few.
  static let fill = Workload(
    "fill an array", per: "element", count: 1_000_000, limit: 300,
    run: { count in
      let rows = ObservableArray<Int>()
      rows.append(contentsOf: 0..<count)
    })

  /// Adds elements one by one in a single update.
  static let appendOneByOne = Workload(
    "append one by one", per: "element", count: 1_000_000, limit: 1_500,
    run: { count in
      let rows = ObservableArray<Int>()
      rows.update { editor in
        for number in 0..<count { editor.append(number) }
      }
    })

  static let insertIntoMillion = collection("insert into a million", limit: 13_000) { $0 }

  static let insertIntoSortedMillion = collection(
    "insert into a sorted and filtered million", limit: 24_000
  ) { rows in
    rows.filter { $0.priority % 10 != 0 }.sorted(by: \.priority)
  }

  static let appendToGroups = collection("insert into a grouped million", limit: 60_000) { rows in
    rows.grouped { $0.priority % 1_000 }
  }

  /// Inserts rows in random places of a collection, which a follower receives through an operator.
  private static func collection<Followed: CollectionPublisher>(
    _ name: String, limit: Int, _ transform: @escaping @Sendable (ObservableArray<Row>) -> Followed
  ) -> Workload where Followed.Failure == Never {
    Workload(
      name, per: "insertion", count: 50_000, limit: limit,
      preparing: {
        let rows = ObservableArray((0..<1_000_000).map { Row(number: $0) })
        let follower = CurrentValueSubject<ArraySnapshot<Followed.Element>, Never>([])
        let subscription = transform(rows).sink { follower.send($0.snapshot) }
        return { count in
          for number in 0..<count {
            rows.insert(Row(number: number), at: number &* 7_919 % 1_000_000)
          }
          withExtendedLifetime(subscription) {}
        }
      })
  }
}

private struct Row: Sendable {
  let id: Int
  let priority: Int
  let title: String

  init(number: Int) {
    id = number
    priority = number &* 2_654_435_761 % 1_000_003
    title = "Row \(number)"
  }
}
