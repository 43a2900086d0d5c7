import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Rows, columns, flows and matrices match a browser's flexbox and grid, where both models agree.
/// `Scripts/record-browser` records the browser's results.
@Suite struct BrowserTests {
  /// The file of new layouts from `Scripts/compare-with-browser`; nil if that script does not run.
  private static let newLayouts = ProcessInfo.processInfo.environment["PLUMB_BROWSER_LAYOUTS"]

  @Test func layoutsAgreeWithTheBrowser() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../BrowserData/layouts.json")
    #expect(try compare(file) >= 580)
  }

  @Test(.enabled(if: newLayouts != nil)) func newLayoutsAgreeWithTheBrowser() throws {
    let count = try compare(URL(fileURLWithPath: Self.newLayouts!))
    print("\(count) new layouts were compared with the browser")
  }

  /// Compares all layouts of a file, and returns their number.
  private func compare(_ file: URL) throws -> Int {
    let cases = try JSONDecoder().decode([BrowserCase].self, from: Data(contentsOf: file))
    for (number, browserCase) in cases.enumerated() {
      let frames = browserCase.frames(number)
      for (frame, recorded) in zip(frames, browserCase.frames) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        let agrees = zip(numbers, recorded).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(
          agrees, "case \(number), \(browserCase.kind): \(numbers), in the browser \(recorded)")
      }
    }
    return cases.count
  }
}
