import Components

struct Settings: Equatable {
  var name = "Jane"
  var notifications = true
  var sounds = false
  var volume = 5
}

struct SettingsView: View {
  @State private var settings = Settings()
  @State private var tab = "General"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(["General", "Sound", "About"], id: \.self) { title in
          Button(title) { tab = title }
            .buttonStyle(.plain)
            .foregroundColor(tab == title ? .accentColor : .primary)
        }
      }
      Divider()
      switch tab {
      case "General": GeneralSettingsView(settings: $settings)
      case "Sound": SoundSettingsView(settings: $settings)
      default:
        Text("Version 1.0")
        Button("Reset", role: .destructive) { settings = Settings() }
          .disabled(settings == Settings())
      }
    }
  }
}

struct GeneralSettingsView: View {
  @Binding var settings: Settings

  var body: some View {
    Group {
      TextField("Name", text: $settings.name)
      Toggle("Notifications", isOn: $settings.notifications)
    }
  }
}

struct SoundSettingsView: View {
  @Binding var settings: Settings

  var body: some View {
    Toggle("Sounds", isOn: $settings.sounds)
    HStack {
      Text("Volume \(settings.volume)")
      Spacer()
      Button("−") { settings.volume -= 1 }
        .disabled(settings.volume == 0)
      Button("+") { settings.volume += 1 }
        .disabled(settings.volume == 10)
    }
    .disabled(!settings.sounds)
  }
}
