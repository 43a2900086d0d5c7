// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  dependencies: [.package(path: "../Plumb")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [
        .product(name: "Plumb", package: "Plumb"),
        .product(name: "PlumbSVG", package: "Plumb"),
      ])
  ]
)
