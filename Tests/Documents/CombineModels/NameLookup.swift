import Foundation
import SwiftUIPort

/// A name that is looked up in a database with a completion handler.
class NameViewModel: ObservableObject {
  @Published var name = ""
  @Published var isTaken: Bool?

  private var lookups = 0

  init() {
    $name
      .dropFirst()
      .debounce(for: .seconds(0.1), scheduler: RunLoop.main)
      .removeDuplicates()
      .flatMap { name in
        Deferred {
          Future<Bool, Never> { promise in
            self.check(name) { promise(.success($0)) }
          }
        }
      }
      .receive(on: RunLoop.main)
      .map { [weak self] isTaken in self?.name == "" ? nil : isTaken }
      .assign(to: &$isTaken)
  }

  private func check(_ name: String, completion: @escaping (Bool) -> Void) {
    lookups += 1
    completion(name == "ada")
  }
}
