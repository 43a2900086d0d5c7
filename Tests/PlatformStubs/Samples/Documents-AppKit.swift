// Runs the code of the guides, which is compiled beside this: it places what it says.

import AppKit
import Plumb

@main
@MainActor
enum Laws {
  static func main() {
    let page = LayoutInfoStoredView(frame: NSRect(x: 0, y: 0, width: 300, height: 400))
    let chart = Chart(frame: .zero)
    page.plumb.setupSubview(chart) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(inset: 8).fitHeight() }
        .addToParent()
    }
    page.layoutSubtreeIfNeeded()
    expect(chart.frame == NSRect(x: 0, y: 8, width: 300, height: 120), "a chart is 120 high")
    expect(page.sizeThatFits(NSSize(width: 200, height: 1000)).height == 128, "in any width")
    print("AppKit: the code of the guides places what it says")
  }
}
