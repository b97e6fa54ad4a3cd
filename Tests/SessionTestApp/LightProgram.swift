import Components
import Terminal

/// A program for light backgrounds, whatever the terminal reports.
@MainActor
enum LightProgram {
  static func main() {
    var configuration = Session.Configuration()
    configuration.colorScheme = .light
    Session.run(configuration) { LightView() }
  }
}

private struct LightView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("\(colorScheme), \(scenePhase)")
  }
}
