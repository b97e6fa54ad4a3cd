import Combine
import SwiftUI

class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var isValid = false
  @Published var message = ""

  private var isPasswordValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $repeated)
      .map { password, repeated in password.count >= 4 && password == repeated }
      .eraseToAnyPublisher()
  }

  init() {
    Publishers.CombineLatest($name.map { $0.count >= 3 }, isPasswordValid)
      .map { $0 && $1 }
      .assign(to: &$isValid)
    isPasswordValid
      .map { $0 ? "" : "The passwords differ or are too short." }
      .assign(to: &$message)
  }
}

struct SignUpView: View {
  @ObservedObject private var model = SignUpModel()
  @State private var isPresented = false

  var body: some View {
    Form {
      Section(header: Text("Account")) {
        TextField("Name", text: $model.name)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
      }
      Section(header: Text("Password"), footer: Text(model.message).foregroundColor(.red)) {
        SecureField("Password", text: $model.password)
        SecureField("Again", text: $model.repeated)
      }
      Button("Sign up") { isPresented = true }
        .disabled(!model.isValid)
    }
    .alert(isPresented: $isPresented) {
      Alert(
        title: Text("Welcome"), message: Text("Hello, \(model.name)."),
        dismissButton: .default(Text("Got it")))
    }
  }
}
