import SwiftUI

struct NotesView: View {
  @State private var notes = ["First", "Second"]
  @State private var showingSheet = false
  @State private var status = "ready"
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(notes.indices, id: \.self) { index in
        Text(notes[index])
          .lineLimit(1)
          .contextMenu {
            Button("Delete", role: .destructive) { notes.remove(at: index) }
          }
      }
      Button("Options") { showingSheet = true }
        .actionSheet(isPresented: $showingSheet) {
          ActionSheet(
            title: Text("Options"), message: Text("All notes"),
            buttons: [
              .default(Text("Sort")) { notes.sort(by: >) },
              .destructive(Text("Delete all")) { notes.removeAll() },
              .cancel(),
            ])
        }
      Text("\(status), \(notes.count)")
        .foregroundColor(colorScheme == .dark ? .white : .black)
    }
    .onChange(of: notes) { new in
      status = "changed to \(new.first ?? "nothing")"
    }
  }
}
