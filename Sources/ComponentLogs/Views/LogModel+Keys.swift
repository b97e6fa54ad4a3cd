import Components

extension LogModel {
  /// Handles a key that no prompt takes.
  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting(.shift).isEmpty else { return .ignored }
    if message != nil { message = nil }
    return moves(press.key) || changes(press.key) ? .handled : .ignored
  }

  private func moves(_ key: Key) -> Bool {
    let page = max(1, height - 1)
    switch key {
    case .up, "k": move(by: -1)
    case .down, "j": move(by: 1)
    case .pageUp, "b": move(by: -page)
    case .pageDown, .space: move(by: min(page, max(1, summary.rowCount - 1 - cursor)))
    case .home, "g": move(to: 0)
    case .end, "G", "F", "f": follow()
    case .left: shift(by: -8)
    case .right: shift(by: 8)
    default: return false
    }
    return true
  }

  private func changes(_ key: Key) -> Bool {
    switch key {
    case "/": begin(.search)
    case ":": begin(.line)
    case "n": findMatch(isForward: true)
    case "N": findMatch(isForward: false)
    case "m": toggleMatches()
    case "l": changeLevel(by: 1)
    case "L": changeLevel(by: -1)
    case "w": toggleWrapping()
    case "c": toggleColumns()
    case "t": toggleHistogram()
    case .enter: showDetail()
    case .escape where query.pattern != nil: endSearch()
    default: return false
    }
    return true
  }
}
