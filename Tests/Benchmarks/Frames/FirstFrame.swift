extension Workload {
  static let firstFrameOf1000 = firstFrame(of: 1_000, limit: 79_900_000)
  static let firstFrameOf10000 = firstFrame(of: 10_000, limit: 757_000_000)

  /// Builds a screen of buttons and renders its first frame. The screens are kept, so that the
  /// release of one is not counted with the next.
  private static func firstFrame(of buttons: Int, limit: Int) -> Workload {
    Workload(
      "the first frame of \(buttons) buttons", per: "screen", count: 5, limit: limit,
      preparing: {
        var panels: [ButtonPanel] = []
        return { count in
          for _ in 0..<count { panels.append(ButtonPanel(buttons: buttons)) }
        }
      })
  }

  /// Releases a screen of buttons that was shown.
  static let releaseOf1000 = Workload(
    "the release of 1,000 buttons", per: "screen", count: 5, limit: 27_000_000,
    preparing: {
      var panels = (0..<5).map { _ in ButtonPanel(buttons: 1_000) }
      return { count in panels.removeLast(min(count, panels.count)) }
    })
}
