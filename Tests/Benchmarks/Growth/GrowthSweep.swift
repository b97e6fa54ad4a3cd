/// Checks that no change costs more the more there is to show, but where it is declared.
@MainActor
enum GrowthSweep {
  /// A change that seems to grow is measured so often on new pages, because the machine may be
  /// busy.
  private static let attempts = 4

  /// Prints the times of all changes, and returns whether none grows more than it may.
  ///
  /// - Parameter name: The name of the only container to measure; `nil` for all.
  static func run(only name: String?) -> Bool {
    var exceeding: [String] = []
    for container in GrowthContainer.all where name == nil || container.name == name {
      printRow(
        "\n" + container.name, container.sizes.map { "\($0), µs" } + ["exponent", "at most"])
      let pages = pages(of: container)
      for change in container.changes {
        let growth = container.growing[change] ?? .none
        let measurement = measure(change, in: container, pages, atMost: growth)
        printTimes(measurement, of: change, growth)
        if measurement.exceeds(growth) {
          exceeding.append("\(container.name): \(change.rawValue)")
        }
      }
    }
    for row in exceeding { print("grows more than declared: \(row)") }
    return exceeding.isEmpty
  }

  /// The changes as workloads, such as `List, append, 1000`, to find out why one grows.
  static var workloads: [Workload] {
    GrowthContainer.all.flatMap { container in
      container.changes.flatMap { change in
        container.sizes.map { size in
          Workload(
            "\(container.name), \(change.rawValue), \(size)", per: "frame", count: 100,
            preparing: {
              let page = GrowthPage(container, rows: size)
              return { count in
                for step in 0..<count {
                  change.perform(on: page, step: step)
                  _ = page.screen.bytes()
                  change.undo(on: page, step: step)
                }
              }
            })
        }
      }
    }
  }

  private static func measure(
    _ change: GrowthChange, in container: GrowthContainer, _ pages: [GrowthPage],
    atMost growth: Growth
  ) -> GrowthMeasurement {
    var measurement = GrowthMeasurement(of: change, in: container, pages)
    for _ in 1..<attempts where measurement.exceeds(growth) {
      let pages = self.pages(of: container)
      measurement.formMinimum(GrowthMeasurement(of: change, in: container, pages))
    }
    return measurement
  }

  private static func pages(of container: GrowthContainer) -> [GrowthPage] {
    container.sizes.map { GrowthPage(container, rows: $0) }
  }

  private static func printTimes(
    _ measurement: GrowthMeasurement, of change: GrowthChange, _ growth: Growth
  ) {
    let columns = measurement.times.map { "\(Int($0.rounded()))" }
    let exponent = "\((measurement.exponent * 100).rounded() / 100)"
    printRow(
      "  " + change.rawValue, columns + [exponent, "\(Int(growth.exponent))"], growth.reason)
  }

  private static func printRow(_ name: String, _ columns: [String], _ reason: String = "") {
    let padded = columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    let name = name + String(repeating: " ", count: max(0, 28 - name.count))
    print(name + padded.joined() + (reason.isEmpty ? "" : "  " + reason))
  }
}
