import ComponentCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose interface is a view on the terminal.
///
///     @main
///     struct Panel: App {
///       @Environment(\.quit) private var quit
///
///       var body: some View {
///         Button("Quit") { quit() }
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
  /// Runs the program until it ends. Exits with the status with which a view has quit, unless that
  /// is 0.
  @MainActor
  public static func main() {
    run()
  }

  /// Runs the program until it ends, as `main()` does.
  package static func run() {
    let status = Session.run { AppView(app: Self()) }
    if status != 0 { exit(status) }
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
