import Components

/// A program whose interface is a view on the terminal.
///
///     @main
///     struct Panel: App {
///       var body: some View {
///         Button("Quit?") { }
///       }
///     }
///
/// The program runs in a ``Session``, which describes how it ends.
@MainActor @preconcurrency
public protocol App {
  /// The type of the program's view.
  associatedtype Body: View

  /// The program's view.
  @ViewBuilder
  var body: Body { get }

  /// Creates the program.
  init()
}

extension App {
  /// Runs the program until it ends.
  @MainActor
  public static func main() {
    Session.run { AppView(app: Self()) }
  }
}

/// A view of the program's body, which owns the program's state and environment properties.
private struct AppView<Program: App>: View, DynamicPropertyHost {
  typealias Host = Program

  let app: Program

  var body: some View {
    app.body
  }
}
