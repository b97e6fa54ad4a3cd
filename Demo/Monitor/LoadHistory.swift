import DemoSupport

/// The rates of the last minutes in two directions.
struct TransferHistory: Sendable {
  private(set) var incoming: [Double] = []
  private(set) var outgoing: [Double] = []

  mutating func append(_ rate: TransferRate, limit: Int) {
    incoming.append(rate.incoming, limit: limit)
    outgoing.append(rate.outgoing, limit: limit)
  }
}

/// The loads of the last minutes, from the oldest to the newest.
struct LoadHistory: Sendable {
  private(set) var all: [Double] = []
  private(set) var cores: [[Double]] = []
  /// The shares of the memory that were used.
  private(set) var memory: [Double] = []
  private(set) var network = TransferHistory()
  private(set) var disks = TransferHistory()

  private static let limit = 300

  mutating func append(_ sample: MachineSample) {
    if cores.count != sample.cores.count {
      cores = Array(repeating: [], count: sample.cores.count)
    }
    all.append(sample.load, limit: Self.limit)
    memory.append(sample.memory.usedShare, limit: Self.limit)
    network.append(sample.network, limit: Self.limit)
    disks.append(sample.disks, limit: Self.limit)
    for (index, load) in sample.cores.enumerated() {
      cores[index].append(load, limit: Self.limit)
    }
  }

  /// Returns the loads of a core, which may not exist any longer.
  func core(_ index: Int) -> [Double] { cores.indices.contains(index) ? cores[index] : [] }
}

extension [Double] {
  /// Appends a value, and removes the oldest one beyond `limit`.
  mutating func append(_ value: Double, limit: Int) {
    if count >= limit { removeFirst(count - limit + 1) }
    append(value)
  }
}
