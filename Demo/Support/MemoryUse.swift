/// The use of memory, in bytes.
package struct MemoryUse: Equatable, Sendable {
  package var total: UInt64
  /// The memory that programs could have without swapping.
  package var available: UInt64
  package var swapTotal: UInt64
  package var swapFree: UInt64

  package init(
    total: UInt64 = 0, available: UInt64 = 0, swapTotal: UInt64 = 0, swapFree: UInt64 = 0
  ) {
    (self.total, self.available) = (total, available)
    (self.swapTotal, self.swapFree) = (swapTotal, swapFree)
  }

  /// Reads `/proc/meminfo`, which proc(5) describes and which may have been truncated.
  package init(_ file: [UInt8]) {
    let sizes = file.sizes
    // Old kernels do not tell what is available.
    let free = ["MemFree", "Buffers", "Cached"].reduce(0) { $0 &+ (sizes[$1] ?? 0) }
    self.init(
      total: sizes["MemTotal"] ?? 0, available: sizes["MemAvailable"] ?? free,
      swapTotal: sizes["SwapTotal"] ?? 0, swapFree: sizes["SwapFree"] ?? 0)
  }

  package var used: UInt64 { total - min(available, total) }
  package var swapUsed: UInt64 { swapTotal - min(swapFree, swapTotal) }
  package var usedShare: Double { total == 0 ? 0 : Double(used) / Double(total) }
  package var swapShare: Double { swapTotal == 0 ? 0 : Double(swapUsed) / Double(swapTotal) }
}

extension [UInt8] {
  /// The sizes in a file with lines such as `MemTotal: 2048 kB`, in bytes by their names.
  package var sizes: [String: UInt64] {
    let sizes = lines.compactMap { line -> (String, UInt64)? in
      let words = line.words
      guard words.count > 1, words[0].hasSuffix(":"), let size = UInt64(words[1]) else {
        return nil
      }
      let (bytes, overflows) = size.multipliedReportingOverflow(by: 1024)
      return (String(words[0].dropLast()), overflows ? .max : bytes)
    }
    return Dictionary(sizes) { first, _ in first }
  }
}
