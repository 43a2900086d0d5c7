// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Plumb", targets: ["Plumb"]),
  ],
  targets: [
    .target(name: "Plumb"),
    .executableTarget(name: "benchmarks", dependencies: ["Plumb"]),
  ],
  swiftLanguageModes: [.v6]
)
