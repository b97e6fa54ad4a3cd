// swift-tools-version: 6.2
import PackageDescription

/// The programs of which tests compile each in Swift 6 and in Swift 5 mode. A target has its files
/// to itself, so the second one reaches them through a link.
let documents = ["BuilderPattern", "ComposableButtonStyles", "CraftingButtons"]
let documentTargets = documents.flatMap { name -> [Target] in
  let dependencies: [Target.Dependency] = [
    "Components", "Signals", "SignalsTesting", "TextBackend",
  ]
  return [
    .testTarget(name: name, dependencies: dependencies, path: "Tests/Documents/\(name)"),
    .testTarget(
      name: "\(name)InSwift5", dependencies: dependencies, path: "Tests/Documents/Swift5/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

/// Documents whose tests are among `ComponentsTests`. They are isolated to the main actor, as new
/// projects are.
let isolatedDocuments = ["StyleStruct", "StylingWithFunctions"]
let isolatedDocumentTargets = isolatedDocuments.flatMap { name -> [Target] in
  [
    .target(
      name: name, dependencies: ["Components"], path: "Tests/Documents/\(name)",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "\(name)InSwift5", dependencies: ["Components"],
      path: "Tests/Documents/Swift5/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ]
}

/// Settings of a release on Linux, with which programs start faster.
///
/// Each function is a section of its own, so the linker drops those that are never called and can
/// put others side by side. Programs ask for their generic types directly: by default they find
/// each by its name when it is first used.
let releaseSettings: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    ],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "Annunciator",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "SignalsTesting", targets: ["SignalsTesting"]),
    .library(name: "Components", targets: ["Components"]),
    .library(name: "TextBackend", targets: ["TextBackend"]),
    .library(name: "Terminal", targets: ["Terminal"]),
  ],
  targets: [
    .target(name: "Signals", swiftSettings: releaseSettings),
    .target(name: "SignalsTesting", dependencies: ["Signals"], swiftSettings: releaseSettings),
    .target(name: "Components", dependencies: ["Signals"], swiftSettings: releaseSettings),
    .target(
      name: "TextBackend", dependencies: ["Components", "Signals"], swiftSettings: releaseSettings),
    .target(
      name: "Terminal", dependencies: ["CTerminal", "Components", "Signals", "TextBackend"],
      swiftSettings: releaseSettings),
    .target(
      name: "CTerminal",
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Demo",
      dependencies: ["Components", "Signals", "SignalsTesting", "Terminal", "TextBackend"],
      path: "Demo", exclude: ["Panel", "Start.ld", "Start.symbols"],
      // Links to the sources of the pages, which the demo shows.
      resources: [.embedInCode("Code")],
      // A static program starts faster and keeps less memory resident.
      swiftSettings: releaseSettings + [
        .unsafeFlags(
          ["-static-executable"], .when(platforms: [.linux], configuration: .release))
      ],
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable",
            // The default linker warns of `dlopen`, which the standard library does not need there.
            "-use-ld=lld",
            // Exported symbols would keep code that is never called.
            "-Xlinker", "--no-export-dynamic",
            // What the first frame needs is put side by side: see `.scripts/order-symbols`.
            "-Xlinker", "--script=\(Context.packageDirectory)/Demo/Start.ld",
            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Demo/Start.symbols",
            "-Xlinker", "--no-warn-symbol-ordering",
          ],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(
      name: "Panel", dependencies: ["Components", "Signals", "Terminal"], path: "Demo/Panel"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Components", "Signals", "TextBackend"],
      path: "Tests/Benchmarks"),
    .executableTarget(
      name: "StreamStress", dependencies: ["Signals", "SignalsTesting"],
      path: "Tests/StreamStress"),
    .target(name: "TerminalHarness", path: "Tests/TerminalHarness"),
    .executableTarget(
      name: "CrashTestApp", dependencies: ["Components", "Terminal"], path: "Tests/CrashTestApp"),
    .executableTarget(
      name: "SessionTestApp", dependencies: ["Components", "Signals", "Terminal"],
      path: "Tests/SessionTestApp"),
    .testTarget(
      name: "CTerminalTests", dependencies: ["CTerminal", "CrashTestApp", "TerminalHarness"]),
    .testTarget(name: "SignalsTests", dependencies: ["Signals", "SignalsTesting"]),
    .testTarget(name: "SignalsTestingTests", dependencies: ["SignalsTesting"]),
    .testTarget(
      name: "ComponentsTests",
      dependencies: [
        "Components", "Signals", "SignalsTesting", "StyleStruct", "StylingWithFunctions",
        "TextBackend",
      ]),
    .testTarget(
      name: "TextBackendTests",
      dependencies: ["Components", "Signals", "SignalsTesting", "TextBackend"],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Components", "CrashTestApp", "Demo", "Panel", "Signals", "SignalsTesting", "Terminal",
        "TerminalHarness", "TextBackend", "SessionTestApp",
      ],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Components", "Demo", "Signals", "SignalsTesting", "Terminal", "TerminalHarness",
        "TextBackend",
      ],
      exclude: ["TextBackend/Snapshots"]),
    .testTarget(
      name: "SwiftUIProgramsTests",
      dependencies: ["Components", "Signals", "SignalsTesting", "TextBackend"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Components", "Demo", "Signals", "SignalsTesting", "TerminalHarness", "TextBackend",
      ]),
  ] + documentTargets + isolatedDocumentTargets,
  swiftLanguageModes: [.v6]
)
