extension App {
  /// Runs the program, or shows one of its previews if its arguments ask for that: `--previews`
  /// prints their names, `--preview NAME` shows one.
  @MainActor
  public static func main() {
    switch PreviewRequest(CommandLine.arguments.dropFirst()) {
    case nil:
      #if os(Linux)
        SavedDefaults.saveAtEnd()
      #endif
      run()
    case .list: for preview in Preview.all { print(preview.name) }
    case .show(let name):
      guard let preview = Preview.all.first(where: { $0.name == name }) else {
        let names = Preview.all.map(\.name).joined(separator: "\n  ")
        FileHandle.standardError.write(
          Data("There is no preview \(name). There are:\n  \(names)\n".utf8))
        exit(64)
      }
      exit(Session.run { AnyView(preview.content()) })
    }
  }
}

/// What the arguments of a program ask for instead of the program.
enum PreviewRequest: Equatable {
  case list
  case show(String)

  init?(_ arguments: some Collection<String>) {
    switch arguments.first {
    case "--previews" where arguments.count == 1: self = .list
    case "--preview" where arguments.count == 2: self = .show(arguments.dropFirst().first!)
    default: return nil
    }
  }
}

extension Preview {
  /// The previews of the program, by their names.
  @MainActor static var all: [Preview] {
    let macros = conformingTypes(toProtocolNamed: "PreviewRegistry")
      .compactMap { ($0 as? any PreviewRegistry.Type)?.preview }
    let providers = conformingTypes(toProtocolNamed: "PreviewProvider")
      .compactMap { ($0 as? any PreviewProvider.Type).map(preview) }
    return (macros + providers).sorted { $0.name < $1.name }
  }

  @MainActor private static func preview(of provider: any PreviewProvider.Type) -> Preview {
    Preview("\(provider)") { view(of: provider) }
  }

  @MainActor private static func view(of provider: (some PreviewProvider).Type) -> AnyView {
    AnyView(provider.previews)
  }
}
