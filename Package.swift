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
    .executableTarget(
      name: "gallery", dependencies: ["Plumb", "PlumbConstraints", "PlumbPin", "PlumbSVG"]),
    .target(name: "PlumbTestSupport", dependencies: ["Plumb"], path: "Tests/PlumbTestSupport"),
    .testTarget(name: "PlumbTests", dependencies: ["Plumb", "PlumbTestSupport"]),
    .testTarget(
      name: "PlumbHostTestingTests", dependencies: ["Plumb", "PlumbHostTesting", "PlumbSVG"]),
    // For Apple's platforms; elsewhere nothing is in it.
    .testTarget(name: "PlumbAppleTests", dependencies: ["Plumb", "PlumbHostTesting"]),
    .testTarget(name: "GalleryTests", dependencies: ["Plumb", "PlumbSVG", "gallery"]),
    .testTarget(
      name: "PlumbPinTests", dependencies: ["Plumb", "PlumbPin", "PlumbSVG", "PlumbTestSupport"]),
    .testTarget(name: "PlumbSVGTests", dependencies: ["PlumbSVG"]),
    .testTarget(
      name: "PlumbSolverTests", dependencies: ["PlumbSolver", "PlumbTestSupport"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "PlumbConstraintsTests",
      dependencies: [
        "Plumb", "PlumbConstraints", "PlumbPin", "PlumbSVG", "PlumbTestSupport", "gallery",
      ]),
    // Optimized, because otherwise the oracle takes more than half of the time. Checks for debugging stay.
    .testTarget(
      name: "PlumbFuzzTests",
      dependencies: ["Plumb", "PlumbConstraints", "PlumbPin", "PlumbTestSupport"],
      swiftSettings: [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]),
    .target(name: "LeaksOfOthers", path: "Tests/LeaksOfOthers"),
    // It imports none of the libraries; but what it checks does.
    .target(
      name: "CompileFailSupport",
      dependencies: [
        "LeaksOfOthers", "Plumb", "PlumbConstraints", "PlumbHostTesting", "PlumbPin", "PlumbSVG",
      ],
      path: "Tests/CompileFailSupport"),
    .testTarget(name: "CompileFailTests", dependencies: ["CompileFailSupport"]),
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
