/// A random number generator that repeats its numbers for the same seed.
///
///     var random = RandomNumbers(seed: 7)
///     let title = titles.randomElement(using: &random)
///
/// Use it to test laws with random input: a failure that names its seed can be repeated. The
/// algorithm is SplitMix64, by Steele, Lea and Flood (2014). It is not suitable for secrets.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator of the numbers that belong to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
