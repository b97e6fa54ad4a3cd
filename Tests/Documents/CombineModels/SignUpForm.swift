import Foundation
import SwiftUIPort

/// The sign-up form of many articles.
class SignUpFormViewModel: ObservableObject {
  // Input
  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  // Output
  @Published var isValid = false
  @Published var usernameMessage = ""
  @Published var passwordMessage = ""

  private var cancellableSet: Set<AnyCancellable> = []

  private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
    $username
      .debounce(for: 0.8, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { input in
        input.count >= 3
      }
      .eraseToAnyPublisher()
  }

  private var isPasswordEmptyPublisher: AnyPublisher<Bool, Never> {
    $password
      .debounce(for: 0.8, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { password in
        password == ""
      }
      .eraseToAnyPublisher()
  }

  private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $passwordAgain)
      .debounce(for: 0.2, scheduler: RunLoop.main)
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
    Publishers.CombineLatest(isPasswordEmptyPublisher, arePasswordsEqualPublisher)
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
    Publishers.CombineLatest(isUsernameValidPublisher, isPasswordValidPublisher)
      .map { userNameIsValid, passwordIsValid in
        userNameIsValid && (passwordIsValid == .valid)
      }
      .eraseToAnyPublisher()
  }

  init() {
    isUsernameValidPublisher
      .receive(on: RunLoop.main)
      .map { valid in
        valid ? "" : "User name must at least have 3 characters"
      }
      .assign(to: \.usernameMessage, on: self)
      .store(in: &cancellableSet)

    isPasswordValidPublisher
      .receive(on: RunLoop.main)
      .map { passwordCheck in
        switch passwordCheck {
        case .empty:
          return "Password must not be empty"
        case .noMatch:
          return "Passwords don't match"
        default:
          return ""
        }
      }
      .assign(to: \.passwordMessage, on: self)
      .store(in: &cancellableSet)

    isFormValidPublisher
      .receive(on: RunLoop.main)
      .assign(to: \.isValid, on: self)
      .store(in: &cancellableSet)
  }
}
