/// The bytes that are moved in each second, in two directions.
struct TransferRate: Equatable, Sendable {
  /// The bytes that are received or read.
  var incoming = 0.0
  /// The bytes that are sent or written.
  var outgoing = 0.0
}

/// The bytes that the machine has moved since it was started.
struct TransferCounter: Equatable, Sendable {
  var incoming: UInt64 = 0
  var outgoing: UInt64 = 0

  /// Returns the rate since `old`, which was read `seconds` before. A counter that has begun again
  /// has moved nothing.
  func rate(since old: TransferCounter, seconds: Double) -> TransferRate {
    guard seconds > 0 else { return TransferRate() }
    return TransferRate(
      incoming: incoming < old.incoming ? 0 : Double(incoming - old.incoming) / seconds,
      outgoing: outgoing < old.outgoing ? 0 : Double(outgoing - old.outgoing) / seconds)
  }

  private mutating func add(incoming: UInt64?, outgoing: UInt64?) {
    self.incoming &+= incoming ?? 0
    self.outgoing &+= outgoing ?? 0
  }
}

// The formats are described in proc(5). The files may have been truncated.
extension TransferCounter {
  /// Reads `/proc/net/dev`: a line for each network interface, of which the one to the machine
  /// itself does not count.
  static func network(in file: [UInt8]) -> TransferCounter {
    var counter = TransferCounter()
    for line in file.lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let name = line[..<colon].words.first, name != "lo"
      else { continue }
      let words = line[(colon + 1)...].words
      guard words.count > 8 else { continue }
      counter.add(incoming: UInt64(words[0]), outgoing: UInt64(words[8]))
    }
    return counter
  }

  /// Reads `/proc/diskstats`: a line for each disk, followed by those of its partitions, which do
  /// not count. Devices that stand for other devices, or for memory, do not count either.
  static func disks(in file: [UInt8]) -> TransferCounter {
    var counter = TransferCounter()
    var disk: String?
    for line in file.lines {
      let words = line.words
      guard words.count > 9 else { continue }
      let name = words[2]
      if let disk, name.hasPrefix(disk) { continue }
      disk = name
      if virtualDevices.contains(where: { name.hasPrefix($0) }) { continue }
      counter.add(incoming: bytes(ofSectors: words[5]), outgoing: bytes(ofSectors: words[9]))
    }
    return counter
  }

  private static let virtualDevices = ["loop", "ram", "zram", "dm-", "md", "sr", "fd"]

  /// Returns the bytes of a number of sectors, which have 512 bytes in this file for every disk.
  private static func bytes(ofSectors count: String) -> UInt64? {
    UInt64(count).map { $0 &* 512 }
  }
}
