import Components

enum Player: String {
  case x = "X"
  case o = "O"

  var opponent: Player { self == .x ? .o : .x }

  var color: Color { self == .x ? .blue : .red }
}

struct Game {
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private(set) var board = [Player?](repeating: nil, count: 9)
  private(set) var current = Player.x

  var winner: Player? {
    Game.lines.compactMap { line in
      let players = Set(line.map { board[$0] })
      return players.count == 1 ? players.first ?? nil : nil
    }
    .first
  }

  var isOver: Bool { winner != nil || !board.contains(nil) }

  mutating func play(_ square: Int) {
    guard board[square] == nil, !isOver else { return }
    board[square] = current
    current = current.opponent
  }
}

struct TicTacToeView: View {
  @State private var game = Game()

  private var status: String {
    if let winner = game.winner { return "\(winner.rawValue) wins!" }
    return game.isOver ? "Draw" : "\(game.current.rawValue) to move"
  }

  var body: some View {
    VStack(spacing: 1) {
      Text(status)
        .font(.headline)
        .foregroundColor(game.winner?.color ?? .primary)
      ForEach(0..<3) { row in
        HStack {
          ForEach(0..<3) { column in
            SquareView(player: game.board[row * 3 + column]) {
              game.play(row * 3 + column)
            }
          }
        }
      }
      Button("New Game", role: .destructive) {
        game = Game()
      }
      .opacity(game.isOver ? 1 : 0.5)
    }
    .padding()
  }
}

struct SquareView: View {
  let player: Player?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(player?.rawValue ?? " ")
        .font(.title)
        .bold()
        .frame(width: 5, height: 1)
        .foregroundStyle(player?.color ?? Color.secondary)
    }
    .disabled(player != nil)
  }
}
