import SwiftUI

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(library.books) { book in
            BookRow(book: book)
          }
        } header: {
          Text("Available: \(library.available)")
        }
      }
      .navigationTitle("Library")
    }
    .environment(library)
  }
}

private struct BookRow: View {
  @Bindable var book: Book
  @Environment(Library.self) private var library

  var body: some View {
    Toggle(isOn: $book.isAvailable) {
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title).font(.headline)
        Text("one of \(library.books.count)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Library") {
  LibraryView()
}
