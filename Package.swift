// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Plumb", targets: ["Plumb"]),
    .library(name: "PlumbPin", targets: ["PlumbPin"]),
    .library(name: "PlumbSVG", targets: ["PlumbSVG"]),
    .library(name: "PlumbSolver", targets: ["PlumbSolver"]),
    .library(name: "PlumbConstraints", targets: ["PlumbConstraints"]),
    .library(name: "PlumbHostTesting", targets: ["PlumbHostTesting"]),
  ],
  targets: [
    .target(name: "Plumb"),
    .target(name: "PlumbPin", dependencies: ["Plumb"]),
    .target(name: "PlumbSVG", dependencies: ["Plumb"]),
    .target(name: "PlumbSolver"),
    .target(name: "PlumbConstraints", dependencies: ["Plumb", "PlumbSolver"]),
    .target(name: "PlumbHostTesting", dependencies: ["Plumb"]),
    .target(name: "FeedCell", dependencies: ["Plumb", "PlumbPin"]),
    .target(name: "KeepScenes", dependencies: ["Plumb", "PlumbConstraints"]),
    .executableTarget(
      name: "gallery",
      dependencies: ["KeepScenes", "Plumb", "PlumbConstraints", "PlumbPin", "PlumbSVG"]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "FeedCell", "Plumb", "PlumbConstraints"]),
    .target(name: "OpenKit"),
    .executableTarget(name: "budgets", dependencies: ["AllocationCounter", "OpenKit", "Plumb"]),
    .executableTarget(
      name: "solver-benchmarks", dependencies: ["AllocationCounter", "PlumbSolver"]),
    .target(name: "PlumbTestSupport", dependencies: ["Plumb"], path: "Tests/PlumbTestSupport"),
    .testTarget(name: "PlumbTests", dependencies: ["FeedCell", "Plumb", "PlumbTestSupport"]),
    .testTarget(
      name: "PlumbHostTestingTests",
      dependencies: ["OpenKit", "Plumb", "PlumbHostTesting", "PlumbSVG"]),
    .testTarget(name: "GalleryTests", dependencies: ["Plumb", "PlumbSVG", "gallery"]),
    .testTarget(
      name: "PlumbPinTests", dependencies: ["Plumb", "PlumbPin", "PlumbTestSupport"]),
    .testTarget(name: "PlumbSVGTests", dependencies: ["PlumbSVG"]),
    .testTarget(
      name: "PlumbSolverTests", dependencies: ["PlumbSolver"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "PlumbConstraintsTests",
      dependencies: ["KeepScenes", "Plumb", "PlumbConstraints", "PlumbSVG", "PlumbTestSupport"]),
    .testTarget(
      name: "PlumbFuzzTests",
      dependencies: [
        "AllocationCounter", "Plumb", "PlumbConstraints", "PlumbPin", "PlumbTestSupport",
      ]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "AllocationCounter", "FeedCell", "Plumb", "benchmarks", "budgets", "solver-benchmarks",
      ]),
    .target(name: "LeaksOfOthers", path: "Tests/LeaksOfOthers"),
    .target(
      name: "CompileFailSupport", dependencies: ["LeaksOfOthers"],
      path: "Tests/CompileFailSupport"),
    .executableTarget(
      name: "compile-fail",
      dependencies: [
        "CompileFailSupport", "Plumb", "PlumbConstraints", "PlumbHostTesting", "PlumbPin",
        "PlumbSVG",
      ],
      path: "Tests/CompileFailCommand"),
    .testTarget(
      name: "CompileFailTests",
      dependencies: [
        "CompileFailSupport", "Plumb", "PlumbConstraints", "PlumbHostTesting", "PlumbPin",
        "PlumbSVG",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
