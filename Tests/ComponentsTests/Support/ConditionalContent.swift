import Components
import Signals

/// A view that is there or not.
struct ConditionalContent<Content: View>: View {
  let isShown: CurrentValueSubject<Bool, Never>
  @ViewBuilder let content: () -> Content
  @State private var flag = false

  var body: some View {
    Group { if flag { content() } }.onReceive(isShown) { flag = $0 }
  }
}
