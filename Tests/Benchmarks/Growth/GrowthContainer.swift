import Components

/// A kind of view of many rows, and how its cost may grow.
@MainActor
struct GrowthContainer {
  let name: String
  /// The numbers of rows.
  let sizes: [Int]
  /// What is changed.
  let changes: [GrowthChange]
  /// The keys to press before the changes.
  let keys: [Key]
  /// The changes whose cost may grow, and why. All others cost the same at each size.
  let growing: [GrowthChange: Growth]
  let view: @MainActor (GrowthPage) -> AnyView

  init(
    _ name: String, sizes: [Int], changes: [GrowthChange] = GrowthChange.ofRows,
    keys: [Key] = [.tab], growing: [GrowthChange: Growth] = [:],
    @ViewBuilder view: @escaping @MainActor (GrowthPage) -> some View
  ) {
    (self.name, self.sizes, self.changes, self.keys) = (name, sizes, changes, keys)
    self.growing = growing
    self.view = { AnyView(view($0)) }
  }
}

/// How the cost of a change may grow with the size.
struct Growth {
  /// The largest power of the size with which the cost may grow.
  let exponent: Double
  let reason: String

  static let none = Growth(exponent: 0, reason: "")

  static func linear(_ reason: String) -> Growth {
    Growth(exponent: 1, reason: reason)
  }
}
