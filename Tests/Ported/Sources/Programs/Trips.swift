import SwiftUI

struct Place: Identifiable, Hashable {
  let id = UUID()
  let name: String
  var places: [Place]? = nil

  static let all = [
    Place(
      name: "Italy",
      places: [Place(name: "Rome"), Place(name: "Sicily", places: [Place(name: "Noto")])]),
    Place(name: "Malta"),
  ]
}

struct TripsApp: App {
  @State private var trips = 0

  var body: some Scene {
    WindowGroup("Trips") {
      TripsView(trips: trips)
    }
    .commands {
      SidebarCommands()
      CommandMenu("Trip") {
        Button("New Trip") { trips += 1 }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
      CommandGroup(replacing: .help) {
        Button("Trips Help") {}
      }
    }
    .defaultSize(width: 800, height: 600)
    .windowResizability(.contentSize)

    Settings {
      Text("Settings")
    }
  }
}

struct CardBounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

struct TripsView: View {
  var trips: Int
  @State private var departure = Calendar.current.date(
    from: DateComponents(year: 2026, month: 11, day: 25, hour: 17, minute: 5))!
  @State private var selection: Place.ID?
  @State private var rating = 0.7

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("**\(trips)** trips to *see*: [map](https://example.com)")
        .anchorPreference(key: CardBounds.self, value: .bounds) { [$0] }
      DatePicker("Departure", selection: $departure, displayedComponents: [.date])
        .datePickerStyle(.compact)
      Gauge(value: rating) {
        Text("Rating")
      } currentValueLabel: {
        Text(rating, format: .percent)
      }
      .gaugeStyle(.accessoryLinear)
      List(Place.all, children: \.places, selection: $selection) { place in
        Text(place.name)
      }
      .frame(height: 80)
    }
    .coordinateSpace(name: "trips")
    .overlayPreferenceValue(CardBounds.self) { bounds in
      GeometryReader { proxy in
        ForEach(bounds, id: \.self) { anchor in
          let rect = proxy[anchor]
          Text("<").offset(x: rect.maxX + 8, y: rect.minY)
        }
      }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
