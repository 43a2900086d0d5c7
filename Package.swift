// swift-tools-version: 6.3
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
    .target(name: "FeedCell", dependencies: ["Plumb"]),
    .executableTarget(name: "gallery", dependencies: ["Plumb", "PlumbSVG"]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks", dependencies: ["AllocationCounter", "FeedCell", "Plumb"]),
    .target(name: "OpenKit"),
    .executableTarget(name: "budgets", dependencies: ["AllocationCounter", "OpenKit", "Plumb"]),
    .target(name: "PlumbTestSupport", dependencies: ["Plumb"], path: "Tests/PlumbTestSupport"),
    .testTarget(name: "PlumbTests", dependencies: ["FeedCell", "Plumb", "PlumbTestSupport"]),
    .testTarget(name: "GalleryTests", dependencies: ["Plumb", "PlumbSVG", "gallery"]),
    .testTarget(name: "PlumbSVGTests", dependencies: ["PlumbSVG"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["AllocationCounter", "FeedCell", "Plumb", "benchmarks", "budgets"]),
    .target(name: "LeaksOfOthers", path: "Tests/LeaksOfOthers"),
    .target(
      name: "CompileFailSupport", dependencies: ["LeaksOfOthers"],
      path: "Tests/CompileFailSupport"),
    .executableTarget(
      name: "compile-fail", dependencies: ["CompileFailSupport", "Plumb", "PlumbSVG"],
      path: "Tests/CompileFailCommand"),
    .testTarget(
      name: "CompileFailTests", dependencies: ["CompileFailSupport", "Plumb", "PlumbSVG"]),
  ],
  swiftLanguageModes: [.v6]
)
