import Components

@testable import ComponentCore

extension Tree {
  /// Renders a frame and returns the areas that were repainted.
  func render() -> [Rect] {
    var areas: [Rect] = []
    render { areas.append($0) }
    return areas
  }
}
