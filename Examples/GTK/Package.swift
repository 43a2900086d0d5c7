// swift-tools-version: 6.3
import PackageDescription

// Debian: apt install libgtk-4-dev
let package = Package(
  name: "PlumbGTK",
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "PlumbGTK", dependencies: ["CGtk", .product(name: "Plumb", package: "Plumb")]),
    .target(name: "Screens", dependencies: ["PlumbGTK"]),
    .executableTarget(name: "gtk-example", dependencies: ["PlumbGTK", "Screens"]),
    .testTarget(
      name: "PlumbGTKTests",
      dependencies: [
        "CGtk", "PlumbGTK", "Screens", .product(name: "PlumbHostTesting", package: "Plumb"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
