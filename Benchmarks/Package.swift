// swift-tools-version: 6.3
import PackageDescription

/// What Plumb costs. A package of its own, so that the main one holds only what others use and the gallery.
let package = Package(
  name: "PlumbBenchmarks",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  dependencies: [.package(name: "Plumb", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter", "FeedCell", .plumb("Plumb"), .plumb("PlumbConstraints"),
      ]),
    .executableTarget(
      name: "budgets",
      dependencies: ["AllocationCounter", "OpenKit", .plumb("Plumb"), .plumb("PlumbPin")]),
    .executableTarget(
      name: "solver-benchmarks", dependencies: ["AllocationCounter", .plumb("PlumbSolver")]),
    .executableTarget(name: "hello", dependencies: [.plumb("Plumb")]),
    .target(name: "FeedCell", dependencies: [.plumb("Plumb"), .plumb("PlumbPin")]),
    .target(name: "OpenKit"),
    .target(name: "AllocationCounter"),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "AllocationCounter", "FeedCell", "benchmarks", "budgets", "solver-benchmarks",
        .plumb("Plumb"), .plumb("PlumbConstraints"), .plumb("PlumbPin"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// In .ci/run, a warning is an error. Each module is compiled as a whole, which is faster for one full build and slower
// for a build after a change. With threads there is one object for each file, as scripts expect.
if Context.environment["PLUMB_STRICT"] != nil {
  for target in package.targets {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-wmo", "-num-threads", "2"], .when(configuration: .debug)),
      ]
  }
}

extension Target.Dependency {
  /// A product of Plumb.
  static func plumb(_ name: String) -> Self { .product(name: name, package: "Plumb") }
}
