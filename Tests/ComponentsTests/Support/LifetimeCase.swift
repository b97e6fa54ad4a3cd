import Components
import Testing

/// A kind of view whose memory management is tested.
struct LifetimeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable (TokenFactory) -> AnyView

  init(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (TokenFactory) -> some View
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  var testDescription: String { name }
}
