import ComponentCharts
import Components
import Signals

extension Page {
  static let structure = Page(
    "structure", title: "Structure", summary: "Pages, sections, menus and sheets", in: .views,
    source: PackageResources.Structure_txt, fillsScreen: true
  ) { _ in Structure() }
}

/// The structure of a program: pages, sections, a toolbar, a menu, a sheet, an alert and toasts.
struct Structure: View {
  @State private var plants = Plant.all
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var messages = PassthroughSubject<String, Never>()
  @Environment(\.cardLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        menu
        Button("Add") { isAdding = true }.keyboardShortcut("n")
      }
      HStack(alignment: .top, spacing: 2) {
        VStack(spacing: 0) {
          pages
          if layout == .boxes { Heights(plants: plants) }
        }
        if layout == .boxes { StructureCode().frame(width: 52) }
      }
    }
    .padding(.horizontal, 1)
    .toasts(messages)
    .sheet(isPresented: $isAdding) {
      NewPlant { plant in
        plants.append(plant)
        messages.send("\(plant.name) was added.")
      }
    }
    .alert("Clear the garden?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { plants = [] }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("All \(plants.count) plants will be removed.")
    }
  }
}

struct Plant: Hashable {
  enum Kind: String, CaseIterable {
    case tree = "Trees"
    case herb = "Herbs"
  }

  var name: String
  var kind: Kind
  /// The height in centimeters.
  var height: Int

  static let all = [
    Plant(name: "Apple", kind: .tree, height: 600),
    Plant(name: "Lime", kind: .tree, height: 2_500),
    Plant(name: "Walnut", kind: .tree, height: 1_800),
    Plant(name: "Cherry", kind: .tree, height: 900),
    Plant(name: "Basil", kind: .herb, height: 40),
    Plant(name: "Dill", kind: .herb, height: 90),
    Plant(name: "Fennel", kind: .herb, height: 150),
    Plant(name: "Mint", kind: .herb, height: 60),
  ]
}

extension Structure {
  // MARK: Menu

  private var menu: some View {
    Menu("Garden") {
      Button("Add…") { isAdding = true }
      Menu("Sort") {
        Button("By name") { plants.sort { $0.name < $1.name } }
        Button("By height") { plants.sort { $0.height > $1.height } }
      }
      Divider()
      Button("Clear…", role: .destructive) { isAsking = true }
        .disabled(plants.isEmpty)
    }
  }

  // MARK: Pages

  private var pages: some View {
    NavigationStack {
      PlantList(plants: plants)
        .navigationTitle("\(plants.count) plants")
        .toolbar {
          ToolbarItem(placement: .status) { Text("Enter shows a plant").dim() }
        }
        .navigationDestination(for: Plant.self) { plant in
          PlantPage(plant: plant) {
            plants.removeAll { $0 == plant }
            messages.send("\(plant.name) was removed.")
          }
        }
    }
  }
}

// MARK: Parts

private struct Heights: View {
  let plants: [Plant]

  var body: some View {
    GroupBox("Heights in cm") {
      BarChart(plants.map { ChartBar($0.name, Double($0.height)) })
        .frame(height: max(1, plants.count))
    }
  }
}

/// The code of the menu and of the pages.
private struct StructureCode: View {
  @Environment(\.pageSource) private var source

  var body: some View {
    VStack(spacing: 0) {
      CardFrame("The menu") { SwiftCode(source.code(below: "Menu")) }
      CardFrame("The pages") { SwiftCode(source.code(below: "Pages")) }
    }
  }
}

/// A section for each kind of plant.
private struct PlantList: View {
  let plants: [Plant]

  var body: some View {
    Form {
      ForEach(Plant.Kind.allCases, id: \.self) { kind in
        Section(kind.rawValue) {
          ForEach(plants.filter { $0.kind == kind }, id: \.self) { plant in
            NavigationLink(plant.name, value: plant)
          }
        }
      }
    }
  }
}

private struct PlantPage: View {
  let plant: Plant
  let remove: () -> Void
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("\(plant.kind.rawValue), up to \(plant.height) cm high.")
      Button("Remove…", role: .destructive) { isAsking = true }
        .confirmationDialog("Remove the \(plant.name)?", isPresented: $isAsking) {
          Button("Remove", role: .destructive) {
            remove()
            dismiss()
          }
        }
      Link(
        "More about \(plant.name)", destination: "https://en.wikipedia.org/wiki/\(plant.name)")
    }
    .navigationTitle(plant.name)
  }
}

/// The content of the sheet that asks for a plant.
private struct NewPlant: View {
  let add: (Plant) -> Void
  @State private var name = ""
  @State private var isTree = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("New plant").bold()
      TextField("Name", text: $name).onSubmit(save)
      Toggle("Tree", isOn: $isTree)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Add", action: save).disabled(name.isEmpty)
      }
    }
  }

  private func save() {
    if name.isEmpty { return }
    add(Plant(name: name, kind: isTree ? .tree : .herb, height: 10))
    dismiss()
  }
}
