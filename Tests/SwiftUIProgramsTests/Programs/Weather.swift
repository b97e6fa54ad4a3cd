import Components

struct CityWeather: Identifiable, Hashable {
  let name: String
  let temperature: Int
  let condition: String
  let forecast: [Int]

  var id: String { name }

  static let samples = [
    CityWeather(name: "Berlin", temperature: 14, condition: "Cloudy", forecast: [15, 17, 13]),
    CityWeather(name: "Cairo", temperature: 33, condition: "Sunny", forecast: [34, 35, 33]),
    CityWeather(name: "Oslo", temperature: -2, condition: "Snow", forecast: [-4, 0, 1]),
  ]
}

struct WeatherView: View {
  @State private var search = ""
  @State private var selection: CityWeather?

  private var cities: [CityWeather] {
    CityWeather.samples.filter { city in
      search.isEmpty || city.name.lowercased().hasPrefix(search.lowercased())
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: $search)
      ScrollView {
        ForEach(cities) { city in
          CityRow(city: city)
            .onTapGesture { selection = city }
        }
      }
      if let selection {
        Divider()
        CityDetailView(city: selection)
      }
    }
  }
}

struct CityRow: View {
  let city: CityWeather

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(city.name).font(.headline)
        Text(city.condition).foregroundStyle(.secondary)
      }
      Spacer()
      TemperatureText(degrees: city.temperature)
    }
  }
}

struct CityDetailView: View {
  let city: CityWeather

  var body: some View {
    HStack(spacing: 3) {
      ForEach(Array(city.forecast.enumerated()), id: \.offset) { day, degrees in
        VStack {
          Text("Day \(day + 1)").foregroundStyle(.secondary)
          TemperatureText(degrees: degrees)
        }
      }
    }
  }
}

struct TemperatureText: View {
  let degrees: Int

  private var color: Color {
    switch degrees {
    case ..<0: .cyan
    case 0..<20: .green
    default: .orange
    }
  }

  var body: some View {
    Text("\(degrees)°")
      .foregroundStyle(color)
  }
}
