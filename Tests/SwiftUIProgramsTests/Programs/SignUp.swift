import Components
import Signals

@MainActor
final class SignUpModel: ObservableObject {
  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  @Published var usernameMessage = ""
  @Published var passwordMessage = ""
  @Published var isValid = false

  private enum PasswordStatus {
    case empty, tooShort, different, valid
  }

  init(scheduler: some Scheduler) {
    let isUsernameValid =
      $username
      .debounce(for: .seconds(0.5), scheduler: scheduler)
      .removeDuplicates()
      .map { $0.count >= 3 }

    let passwordStatus =
      $password
      .combineLatest($passwordAgain)
      .debounce(for: .seconds(0.2), scheduler: scheduler)
      .map { password, again -> PasswordStatus in
        if password.isEmpty { return .empty }
        if password.count < 8 { return .tooShort }
        return password == again ? .valid : .different
      }

    isUsernameValid
      .dropFirst()
      .map { $0 ? "" : "At least 3 characters" }
      .assign(to: &$usernameMessage)

    passwordStatus
      .map { status in
        switch status {
        case .empty, .valid: return ""
        case .tooShort: return "At least 8 characters"
        case .different: return "The passwords differ"
        }
      }
      .assign(to: &$passwordMessage)

    isUsernameValid
      .combineLatest(passwordStatus)
      .map { $0 && $1 == .valid }
      .assign(to: &$isValid)
  }
}

struct SignUpView: View {
  let model: SignUpModel
  @State private var username = ""
  @State private var password = ""
  @State private var passwordAgain = ""
  @State private var isWelcome = false

  var body: some View {
    VStack(alignment: .leading) {
      if isWelcome {
        Text("Welcome, \(username)!")
        Button("Done") { isWelcome = false }
      } else {
        TextField("Username", text: $username)
          .onChange(of: username) { _, new in model.username = new }
        Text(model.$usernameMessage)
          .foregroundColor(.red)
        SecureField("Password", text: $password)
          .onChange(of: password) { _, new in model.password = new }
        SecureField("Password again", text: $passwordAgain)
          .onChange(of: passwordAgain) { _, new in model.passwordAgain = new }
        Text(model.$passwordMessage)
          .foregroundColor(.red)
        Button("Sign up") { isWelcome = true }
          .disabled(model.$isValid.map { !$0 })
      }
    }
    .padding()
  }
}
