// swift-tools-version: 6.2
import PackageDescription

// Programs that were written for SwiftUI. On Linux, targets stand in for the modules that they
// import. To run a program of your own, copy this manifest and those targets, with the address of
// Annunciator in place of its path.
let package = Package(
  name: "Ported",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Annunciator", path: "../..")
  ],
  targets: [
    .target(
      name: "Programs", dependencies: modules,
      // Foundation on a Mac also exports Combine and Observation.
      swiftSettings: [
        .unsafeFlags(
          ["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"], .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ProgramsTests",
      dependencies: [
        "Programs", .product(name: "SignalsTesting", package: "Annunciator"),
        .product(name: "TextBackend", package: "Annunciator"),
      ],
      exclude: ["Snapshots"]),
  ] + standIns,
  swiftLanguageModes: [.v5]
)

var modules: [Target.Dependency] {
  #if os(Linux)
    ["Charts", "Combine", "SwiftUI", "UIKit"]
  #else
    []
  #endif
}

var standIns: [Target] {
  #if os(Linux)
    ["Charts", "Combine", "SwiftUI", "UIKit"].map {
      .target(name: $0, dependencies: [.product(name: "SwiftUIPort", package: "Annunciator")])
    }
  #else
    []
  #endif
}
