import SwiftUI

struct TabsView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      VStack {
        Label("Nothing new", systemImage: "bell")
        Button {
          selection = 1
        } label: {
          Label("Go to favorites", systemImage: "arrow.right")
        }
        .buttonStyle(.borderedProminent)
      }
      .tabItem {
        Image(systemName: "house.fill")
        Text("Home")
      }
      .tag(0)
      Image(systemName: "star.fill")
        .foregroundColor(.yellow)
        .tabItem { Label("Favorites", systemImage: "star") }
        .tag(1)
    }
    .accentColor(.purple)
  }
}
