import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Rows, columns, flows and matrices are laid out like a browser's flexbox and grid, where both models
/// say the same. `Scripts/record-browser` records what the browser does.
@Suite struct BrowserTests {
  @Test func layoutsAgreeWithTheBrowser() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../BrowserData/layouts.json")
    let cases = try JSONDecoder().decode([BrowserCase].self, from: Data(contentsOf: file))
    #expect(cases.count >= 580)
    for (number, browserCase) in cases.enumerated() {
      let frames = browserCase.frames(number)
      for (frame, recorded) in zip(frames, browserCase.frames) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        let agrees = zip(numbers, recorded).allSatisfy { abs($0 - $1) < 0.01 }
        #expect(
          agrees, "case \(number), \(browserCase.kind): \(numbers), in the browser \(recorded)")
      }
    }
  }
}
