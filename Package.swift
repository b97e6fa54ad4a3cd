// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Annunciator",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "SignalsTesting", targets: ["SignalsTesting"]),
  ],
  targets: [
    .target(name: "Signals"),
    .target(name: "SignalsTesting", dependencies: ["Signals"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Signals"], path: "Tests/Benchmarks"),
    .testTarget(name: "SignalsTests", dependencies: ["Signals", "SignalsTesting"]),
    .testTarget(name: "SignalsTestingTests", dependencies: ["SignalsTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
