// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "PlumbTerminal",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .target(name: "PlumbTerminal", dependencies: [.product(name: "Plumb", package: "Plumb")]),
    .executableTarget(name: "mail", dependencies: ["PlumbTerminal"]),
    .testTarget(
      name: "PlumbTerminalTests",
      dependencies: [
        "PlumbTerminal", "mail", .product(name: "PlumbHostTesting", package: "Plumb"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
