// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The programs of which tests compile each in Swift 6 and in Swift 5 mode. A target has its files
/// to itself, so the second one reaches them through a link.
let documents = [
  "BuilderPattern", "CombineModels", "ComposableButtonStyles", "CraftingButtons", "ViewModels",
]
/// Those that import the port, with lengths in points.
let portedDocuments: Set = ["BuilderPattern", "CombineModels"]
/// Those whose Swift 6 code is isolated to the main actor, as that of new projects.
let isolatedModels: Set = ["CombineModels"]
let documentTargets = documents.flatMap { name -> [Target] in
  var dependencies: [Target.Dependency] = [
    "Components", "Signals", "SignalsTesting", "TestSupport", "TextBackend",
  ]
  if portedDocuments.contains(name) { dependencies.append("SwiftUIPort") }
  return [
    .testTarget(
      name: name, dependencies: dependencies, path: "Tests/Documents/\(name)",
      swiftSettings: isolatedModels.contains(name) ? [.defaultIsolation(MainActor.self)] : []),
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

let package = Package(
  name: "Annunciator",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "SignalAlgorithms", targets: ["SignalAlgorithms"]),
    .library(name: "SystemStreams", targets: ["SystemStreams"]),
    .library(name: "ObservableCollections", targets: ["ObservableCollections"]),
    .library(name: "SignalsTesting", targets: ["SignalsTesting"]),
    .library(name: "ComponentDrawing", targets: ["ComponentDrawing"]),
    .library(name: "Components", targets: ["Components"]),
    .library(name: "ComponentCharts", targets: ["ComponentCharts"]),
    .library(name: "ComponentLogs", targets: ["ComponentLogs"]),
    .library(name: "TextBackend", targets: ["TextBackend"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .library(name: "Prompts", targets: ["Prompts"]),
    .library(name: "SwiftUIPort", targets: ["SwiftUIPort"]),
  ],
  targets: [
    .target(name: "Signals"),
    .target(name: "SignalAlgorithms", dependencies: ["Signals"]),
    .target(
      name: "SystemStreams", dependencies: ["CSystemStreams", "SignalAlgorithms", "Signals"]),
    .target(name: "CSystemStreams"),
    .target(name: "ObservableCollections", dependencies: ["Signals"]),
    .target(name: "SignalsTesting", dependencies: ["ObservableCollections", "Signals"]),
    .target(name: "ComponentDrawing", dependencies: ["Signals"]),
    .target(
      name: "ComponentCore", dependencies: ["ComponentDrawing", "ObservableCollections", "Signals"]),
    .target(name: "ComponentControls", dependencies: ["ComponentCore", "Signals"]),
    .target(
      name: "ComponentLists",
      dependencies: ["ComponentControls", "ComponentCore", "ObservableCollections", "Signals"]),
    .target(
      name: "ComponentNavigation", dependencies: ["ComponentControls", "ComponentCore", "Signals"]),
    .target(
      name: "Components",
      dependencies: [
        "ComponentControls", "ComponentCore", "ComponentDrawing", "ComponentLists",
        "ComponentNavigation", "Signals",
      ]),
    .target(name: "ComponentCharts", dependencies: ["ComponentCore", "Signals"]),
    .target(name: "ComponentLogs", dependencies: ["Components", "Signals", "SystemStreams"]),
    .target(name: "TextBackend", dependencies: ["ComponentCore", "Signals"]),
    .target(
      name: "Terminal",
      dependencies: ["CTerminal", "ComponentCore", "ComponentNavigation", "Signals", "TextBackend"]),
    .target(name: "Prompts", dependencies: ["Components", "Signals", "Terminal"]),
    .target(
      name: "SwiftUIPort",
      dependencies: [
        "CSwiftUIPort", "ComponentCharts", "ComponentControls", "ComponentCore",
        "ComponentDrawing", "ComponentLists", "ComponentNavigation", "Signals", "SwiftUIPortMacros",
        "Terminal",
      ]),
    .target(name: "CSwiftUIPort"),
    .macro(name: "SwiftUIPortMacros"),
    .target(
      name: "CTerminal",
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .target(
      name: "DemoSupport",
      dependencies: [
        "Components", "Signals", "SignalsTesting", "SystemStreams", "Terminal", "TextBackend",
      ],
      path: "Demo/Support"),
    .target(
      name: "AlarmPanel", dependencies: ["Components", "DemoSupport", "Signals"],
      path: "Demo/AlarmPanel"),
    .executableTarget(
      name: "Annunciator",
      dependencies: [
        "AlarmPanel", "Components", "DemoSupport", "Signals", "SystemStreams", "Terminal",
        "TextBackend",
      ],
      path: "Demo/Annunciator"),
    .executableTarget(
      name: "Demo",
      dependencies: [
        "AlarmPanel", "ComponentCharts", "Components", "DemoSupport", "Signals", "SystemStreams",
        "Terminal", "TextBackend",
      ],
      path: "Demo/Gallery",
      // Links to the sources of the pages, which the demo shows.
      resources: [.embedInCode("Code")]),
    .executableTarget(
      name: "LogViewer",
      dependencies: ["ComponentLogs", "Components", "DemoSupport", "Signals", "SystemStreams"],
      path: "Demo/LogViewer"),
    .executableTarget(
      name: "Monitor",
      dependencies: [
        "ComponentCharts", "Components", "DemoSupport", "SignalAlgorithms", "Signals",
      ],
      path: "Demo/Monitor"),
    .executableTarget(
      name: "Panel", dependencies: ["Components", "Signals", "Terminal"], path: "Demo/Panel"),
    .executableTarget(
      name: "Dashboard",
      dependencies: ["ComponentCharts", "Components", "Signals", "SystemStreams", "Terminal"],
      path: "Demo/Examples/Dashboard"),
    .executableTarget(
      name: "GitBrowser",
      dependencies: [
        "Components", "ObservableCollections", "Signals", "SystemStreams", "Terminal",
      ],
      path: "Demo/Examples/GitBrowser"),
    .executableTarget(
      name: "Runner",
      dependencies: ["ComponentLogs", "Components", "Signals", "SystemStreams", "Terminal"],
      path: "Demo/Examples/Runner"),
    .executableTarget(
      name: "Wizard", dependencies: ["Prompts", "Signals"], path: "Demo/Examples/Wizard"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Components", "ObservableCollections", "Signals", "TextBackend"],
      path: "Tests/Benchmarks", exclude: ["Peers"]),
    .executableTarget(
      name: "StreamStress", dependencies: ["ObservableCollections", "Signals", "SignalsTesting"],
      path: "Tests/StreamStress"),
    .target(name: "TerminalHarness", path: "Tests/TerminalHarness"),
    .target(name: "TestSupport", dependencies: ["Signals"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "CrashTestApp", dependencies: ["Components", "Terminal"], path: "Tests/CrashTestApp"),
    .executableTarget(
      name: "SessionTestApp", dependencies: ["Components", "Signals", "Terminal"],
      path: "Tests/SessionTestApp"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CTerminalTests",
      dependencies: ["CTerminal", "CrashTestApp", "TerminalHarness", "TestSupport"]),
    .testTarget(
      name: "SignalsTests",
      dependencies: ["SignalAlgorithms", "Signals", "SignalsTesting", "TestSupport"]),
    .testTarget(
      name: "SystemStreamsTests",
      dependencies: [
        "Signals", "SignalsTesting", "SystemStreams", "TerminalHarness", "TestSupport",
      ]),
    .testTarget(
      name: "ObservableCollectionsTests",
      dependencies: ["ObservableCollections", "Signals", "SignalsTesting", "TestSupport"]),
    .testTarget(
      name: "SignalsTestingTests",
      dependencies: ["ObservableCollections", "SignalsTesting", "TestSupport"]),
    .testTarget(
      name: "ComponentDrawingTests",
      dependencies: ["ComponentDrawing", "Signals", "SignalsTesting", "TestSupport"]),
    .testTarget(
      name: "ComponentsTests",
      dependencies: [
        "ComponentCharts", "ComponentControls", "ComponentCore", "ComponentDrawing",
        "ComponentLists", "ComponentNavigation", "Components", "ObservableCollections", "Signals",
        "SignalsTesting", "StyleStruct", "StylingWithFunctions", "TestSupport", "TextBackend",
      ]),
    .testTarget(
      name: "ComponentChartsTests",
      dependencies: [
        "ComponentCharts", "ComponentCore", "ComponentDrawing", "Components", "Signals",
        "SignalsTesting", "TestSupport", "TextBackend",
      ]),
    .testTarget(
      name: "ComponentLogsTests",
      dependencies: [
        "ComponentLogs", "Components", "Signals", "SignalsTesting", "SystemStreams", "TestSupport",
        "TextBackend",
      ]),
    .testTarget(
      name: "TextBackendTests",
      dependencies: [
        "ComponentDrawing", "Components", "Signals", "SignalsTesting", "TestSupport",
        "TextBackend",
      ],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Components", "CrashTestApp", "Demo", "Panel", "Signals", "SignalsTesting", "Terminal",
        "TerminalHarness", "TestSupport", "TextBackend", "SessionTestApp",
      ],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "PromptsTests",
      dependencies: [
        "Components", "Prompts", "Signals", "SignalsTesting", "TerminalHarness", "TestSupport",
        "TextBackend", "Wizard",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Annunciator", "ComponentCharts", "ComponentLogs", "Components", "Demo",
        "ObservableCollections", "Prompts", "SignalAlgorithms", "Signals", "SignalsTesting",
        "SystemStreams", "Terminal", "TerminalHarness", "TestSupport", "TextBackend",
      ],
      exclude: ["TextBackend/Snapshots"]),
    // The same file, once with each of the modules.
    .target(
      name: "BuiltInViews", dependencies: ["Components"], path: "Tests/BuiltInViews"),
    .target(
      name: "BuiltInViewsInPoints", dependencies: ["SwiftUIPort"],
      path: "Tests/BuiltInViewsInPoints", swiftSettings: [.define("POINTS")]),
    .testTarget(
      name: "SwiftUIPortTests",
      dependencies: [
        "BuiltInViews", "BuiltInViewsInPoints", "Signals", "SignalsTesting", "SwiftUIPort",
        "TestSupport", "TextBackend",
      ],
      // Without it, one file's import of views in cells would bring lengths in cells to them all.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "SwiftUIProgramsTests",
      dependencies: ["Components", "Signals", "SignalsTesting", "TestSupport", "TextBackend"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "AlarmPanel", "Annunciator", "Components", "Dashboard", "Demo", "DemoSupport", "GitBrowser",
        "LogViewer", "Monitor", "ObservableCollections", "Runner", "Signals", "SignalsTesting",
        "SystemStreams", "TerminalHarness", "TestSupport", "TextBackend",
      ],
      exclude: ["AlarmPanel/Snapshots"]),
  ] + documentTargets + isolatedDocumentTargets,
  swiftLanguageModes: [.v6]
)
