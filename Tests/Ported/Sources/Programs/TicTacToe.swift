import SwiftUI

enum Player: String {
  case x = "X"
  case o = "O"
}

final class GameViewModel: ObservableObject {
  let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
  @Published var moves: [Player?] = Array(repeating: nil, count: 9)
  @Published var alertItem: AlertItem?
  private var player = Player.x

  func play(_ index: Int) {
    guard moves[index] == nil else { return }
    moves[index] = player
    if hasWon(player) {
      alertItem = AlertItem(title: "\(player.rawValue) wins", message: "Three in a row")
    }
    player = player == .x ? .o : .x
  }

  func reset() {
    moves = Array(repeating: nil, count: 9)
    player = .x
  }

  private func hasWon(_ player: Player) -> Bool {
    let lines: [Set<Int>] = [
      [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
    let squares = Set(moves.indices.filter { moves[$0] == player })
    return lines.contains { $0.isSubset(of: squares) }
  }
}

struct AlertItem: Identifiable {
  let id = UUID()
  var title: String
  var message: String
}

struct GameView: View {
  @StateObject private var viewModel = GameViewModel()

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Spacer()
        LazyVGrid(columns: viewModel.columns, spacing: 5) {
          ForEach(0..<9) { i in
            ZStack {
              Rectangle()
                .foregroundColor(.blue).opacity(0.5)
                .frame(width: geometry.size.width / 3 - 15, height: geometry.size.height / 3 - 15)
              Text(viewModel.moves[i]?.rawValue ?? "")
                .bold()
            }
            .onTapGesture { viewModel.play(i) }
          }
        }
        Spacer()
      }
      .padding()
      .alert(item: $viewModel.alertItem) { item in
        Alert(
          title: Text(item.title), message: Text(item.message),
          dismissButton: .default(Text("Rematch"), action: { viewModel.reset() }))
      }
    }
  }
}
