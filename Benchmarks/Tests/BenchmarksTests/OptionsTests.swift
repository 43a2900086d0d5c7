import Testing

@testable import benchmarks

@Suite struct OptionsTests {
  @Test func allThatCanBeAsked() throws {
    let options = try Options([
      "--quick", "--filter", "feed", "--json", "--list", "--assert-allocations", "--profile",
      "stored", "100",
    ])
    #expect(options.effort == .quick)
    #expect(options.filter == "feed")
    #expect(options.isJSON && options.isListing && options.assertsAllocations)
    #expect(options.profile == Options.Profile(variant: "stored", passes: 100))
  }

  @Test(arguments: [
    ["--fast"], ["feed"], ["--filter"], ["--filter", "--json"], ["--profile", "stored"],
    ["--profile", "stored", "none"], ["--profile", "stored", "0"],
  ])
  func whatCannotBeAskedIsOneLine(_ arguments: [String]) throws {
    let error = try #require(throws: BenchmarksError.self) { try Options(arguments) }
    #expect(!error.message.isEmpty && !error.message.contains("\n"))
  }
}
