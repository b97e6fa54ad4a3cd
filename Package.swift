// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Annunciator",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "SignalsTesting", targets: ["SignalsTesting"]),
    .library(name: "Components", targets: ["Components"]),
    .library(name: "TextBackend", targets: ["TextBackend"]),
  ],
  targets: [
    .target(name: "Signals"),
    .target(name: "SignalsTesting", dependencies: ["Signals"]),
    .target(name: "Components", dependencies: ["Signals"]),
    .target(name: "TextBackend", dependencies: ["Components", "Signals"]),
    .executableTarget(
      name: "Demo", dependencies: ["Components", "Signals", "TextBackend"], path: "Demo"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Components", "Signals", "TextBackend"],
      path: "Tests/Benchmarks"),
    .testTarget(name: "SignalsTests", dependencies: ["Signals", "SignalsTesting"]),
    .testTarget(name: "SignalsTestingTests", dependencies: ["SignalsTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
