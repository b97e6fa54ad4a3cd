import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
}

struct SettingsView: View {
  @AppStorage("settings.name") private var name = ""
  @AppStorage("settings.appearance") private var appearance = Appearance.system
  @State private var notifications = true
  @State private var volume: Double = 0.5
  @State private var copies = 1

  var body: some View {
    Form {
      Section(header: Text("Profile")) {
        TextField("Name", text: $name)
          .submitLabel(.done)
      }
      Section {
        Toggle("Notifications", isOn: $notifications)
          .toggleStyle(SwitchToggleStyle(tint: .green))
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { appearance in
            Text(appearance.rawValue.capitalized).tag(appearance)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        Slider(value: $volume, in: 0...1, step: 0.1)
        Stepper("Copies: \(copies)", value: $copies, in: 1...10)
      } header: {
        Text("General")
      } footer: {
        Text("Volume \(volume, specifier: "%.1f")")
      }
    }
    .formStyle(.grouped)
  }
}
