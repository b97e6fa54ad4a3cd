import SwiftUI

struct Landmark: Identifiable, Hashable {
  let id: Int
  let name: String
  let park: String
}

extension Landmark {
  static let all = [
    Landmark(id: 1, name: "Silver Lake", park: "North"),
    Landmark(id: 2, name: "Twin Rocks", park: "South"),
  ]
}

struct LandmarksView: View {
  @State private var path = NavigationPath()
  @State private var showsNorthOnly = false

  private var landmarks: [Landmark] {
    Landmark.all.filter { !showsNorthOnly || $0.park == "North" }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Toggle(isOn: $showsNorthOnly) { Text("North only") }
        ForEach(landmarks) { landmark in
          NavigationLink(value: landmark) {
            Text(landmark.name)
          }
        }
      }
      .navigationTitle("Landmarks")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Landmark.self) { landmark in
        VStack(alignment: .leading) {
          Text(landmark.name).font(.title)
          Text(landmark.park).font(.subheadline)
          Divider()
          Button("Back to the list") { path.removeLast() }
        }
        .padding()
        .navigationTitle(landmark.name)
      }
    }
  }
}
