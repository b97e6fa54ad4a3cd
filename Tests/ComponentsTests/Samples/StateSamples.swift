import Components
import Observation
import Signals
import Testing

extension Sample {
  /// Property wrappers and modifiers with state.
  @SampleBuilder static var state: [Sample] {
    Sample("Animatable", .leaks) { tokens in
      let token = tokens.token()
      Latest(of: tokens.lists) {
        Retaining(token: token, number: Double($0[0])).animation(.linear(duration: 9))
      }
    }

    Sample("Bindable", .leaks) { tokens in
      let settings = Bindable(Settings(tokens.token()))
      TextField(text: settings.name)
    }

    Sample("EmptyView", .sizes) { EmptyView() }

    Sample("environment", .leaks) { SettingsName().environment(Settings($0.token())) }

    Sample("environmentObject", .leaks) { Name().environmentObject(Account($0.token())) }

    Sample("EnvironmentObject", .leaks) { Name().environmentObject(Account($0.token())) }

    Sample("modifier", .leaks) { Text("a").modifier(CountingModifier(token: $0.token())) }

    Sample("ObservedObject", .leaks) { ObservedName(account: Account($0.token())) }

    Sample("State", .leaks) { tokens in
      let settings = Settings(tokens.token())
      StatefulName(settings: settings)
    }

    Sample("StateObject", .leaks) { OwnedName($0.token()) }
  }
}

@MainActor private final class Account: ObservableObject {
  @Published var name = "a"
  let token: Token

  init(_ token: Token) { self.token = token }
}

@MainActor @Observable private final class Settings {
  var name = "a"
  @ObservationIgnored let token: Token

  init(_ token: Token) { self.token = token }
}

private struct Name: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(account.name) }
}

private struct SettingsName: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text(settings.name) }
}

private struct ObservedName: View {
  @ObservedObject var account: Account
  var body: some View { Text(account.name) }
}

private struct OwnedName: View {
  @StateObject private var account: Account

  init(_ token: Token) { _account = StateObject(wrappedValue: Account(token)) }

  var body: some View {
    Button(account.name) { account.name += "b" }
  }
}

private struct StatefulName: View {
  @State var settings: Settings
  var body: some View { Text(settings.name) }
}

private struct Retaining: View, Animatable {
  let token: Token
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View { Text("\(number)") }
}

private struct CountingModifier: ViewModifier {
  let token: Token
  @State private var count = 0

  func body(content: Content) -> some View {
    content.bold(count > 1).onTapGesture {
      token.touch()
      count += 1
    }
  }
}
