/// Random numbers that come again with their seed.
///
///     var random = RandomNumbers(seed: 7)
///     let title = titles.randomElement(using: &random)
///
/// For laws that are tried at random: a failure names its seed, and the seed brings it back. The
/// numbers are those of SplitMix64, by Steele, Lea and Flood (2014); good ones, but no secrets.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
