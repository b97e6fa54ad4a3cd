import Signals

/// The sign-up form of many articles: inputs that are validated while the user types.
@MainActor class SignUpFormViewModel: ObservableObject {
  // Input
  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""

  // Output
  @Published var usernameMessage = ""
  @Published var passwordMessage = ""
  @Published var isValid = false

  private let scheduler: AnyScheduler
  private var cancellables = Set<AnyCancellable>()

  private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
    $username
      .debounce(for: .milliseconds(800), scheduler: scheduler)
      .removeDuplicates()
      .map { input in
        input.count >= 3
      }
      .eraseToAnyPublisher()
  }

  private var isPasswordEmptyPublisher: AnyPublisher<Bool, Never> {
    $password
      .debounce(for: .milliseconds(800), scheduler: scheduler)
      .removeDuplicates()
      .map { $0.isEmpty }
      .eraseToAnyPublisher()
  }

  private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
    $password.combineLatest($passwordAgain)
      .debounce(for: .seconds(0.2), scheduler: scheduler)
      .map { password, passwordAgain in
        password == passwordAgain
      }
      .eraseToAnyPublisher()
  }

  enum PasswordCheck {
    case valid
    case empty
    case noMatch
  }

  private var isPasswordValidPublisher: AnyPublisher<PasswordCheck, Never> {
    isPasswordEmptyPublisher.combineLatest(arePasswordsEqualPublisher)
      .map { passwordIsEmpty, passwordsAreEqual in
        if passwordIsEmpty {
          return .empty
        } else if !passwordsAreEqual {
          return .noMatch
        } else {
          return .valid
        }
      }
      .eraseToAnyPublisher()
  }

  private var isFormValidPublisher: AnyPublisher<Bool, Never> {
    isUsernameValidPublisher.combineLatest(isPasswordValidPublisher)
      .map { userNameIsValid, passwordIsValid in
        userNameIsValid && passwordIsValid == .valid
      }
      .eraseToAnyPublisher()
  }

  init(scheduler: AnyScheduler) {
    self.scheduler = scheduler

    isUsernameValidPublisher
      .map { valid in
        valid ? "" : "User name must at least have 3 characters"
      }
      .assign(to: \.usernameMessage, on: self)
      .store(in: &cancellables)

    isPasswordValidPublisher
      .map { passwordCheck in
        switch passwordCheck {
        case .empty:
          return "Password must not be empty"
        case .noMatch:
          return "Passwords don't match"
        case .valid:
          return ""
        }
      }
      .assign(to: &$passwordMessage)

    isFormValidPublisher
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
  }
}
