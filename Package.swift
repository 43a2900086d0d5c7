// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Plumb", targets: ["Plumb"]),
    .library(name: "PlumbSVG", targets: ["PlumbSVG"]),
  ],
  targets: [
    .target(name: "Plumb"),
    .target(name: "PlumbSVG", dependencies: ["Plumb"]),
    .executableTarget(name: "benchmarks", dependencies: ["Plumb"]),
    .testTarget(name: "PlumbTests", dependencies: ["Plumb"]),
    .testTarget(name: "PlumbSVGTests", dependencies: ["PlumbSVG"]),
  ],
  swiftLanguageModes: [.v6]
)
