import Components
import Signals
import Terminal

/// A program that shows what its session tells it.
@main
struct SessionTestApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.colorScheme) private var colorScheme
  private let log = CurrentValueSubject<String, Never>("Log:")

  var body: some View {
    VStack {
      Text(log)
      Text("\(scenePhase)")
      Text("\(colorScheme)")
    }
    .onChange(of: scenePhase) { if scenePhase == .background { log.value += " suspended" } }
  }
}
