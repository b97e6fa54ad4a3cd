import Components

/// A program whose interface is a view.
///
///     @main
///     struct Panel: App {
///       var body: some View {
///         Button("Quit?") { }
///       }
///     }
///
/// Runs until it is quit: see ``Session``.
@MainActor @preconcurrency
public protocol App {
  /// What the program shows.
  associatedtype Body: View

  /// What the program shows.
  @ViewBuilder
  var body: Body { get }

  /// Makes the program.
  init()
}

extension App {
  /// Runs the program.
  @MainActor
  public static func main() {
    Session.run { AppView(app: Self()) }
  }
}

/// The program as a view, whose properties are the program's.
private struct AppView<Program: App>: View, DynamicPropertyHost {
  typealias Host = Program

  let app: Program

  var body: some View {
    app.body
  }
}
