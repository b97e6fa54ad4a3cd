import Foundation

@Observable
class Book: Identifiable {
  var title: String
  var isAvailable = true

  init(title: String) {
    self.title = title
  }
}

@Observable
class Library {
  var books = [Book(title: "Walden"), Book(title: "Emma")]
  var available: Int { books.filter(\.isAvailable).count }
}
