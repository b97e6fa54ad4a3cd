import Components
import TextBackend

extension Workload {
  static let nestedScopes = Workload(
    "300 buttons in 12 environment scopes", per: "screen", count: 100,
    run: { count in
      for _ in 0..<count { _ = Screen(columns: 80, rows: 24) { scopes(12) }.bytes() }
    })

  /// Buttons inside modifiers that each change the environment.
  @MainActor
  private static func scopes(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(VStack { ForEach(0..<300) { _ in Button("Select All") } }) }
    return AnyView(scopes(depth - 1).lineLimit(depth))
  }

  static let nestedStacks = Workload(
    "20 nested stacks of flexible views", per: "screen", count: 100,
    run: { count in
      for _ in 0..<count { _ = Screen(columns: 80, rows: 24) { stacks(20) }.bytes() }
    })

  /// Stacks along alternating axes, each with a view that takes as much space as it gets.
  @MainActor
  private static func stacks(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text("Ready")) }
    let views = Group {
      stacks(depth - 1)
      Text("Go").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    return depth.isMultiple(of: 2) ? AnyView(HStack { views }) : AnyView(VStack { views })
  }
}
