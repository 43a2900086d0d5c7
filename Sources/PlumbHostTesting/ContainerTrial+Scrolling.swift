import Foundation
import Plumb

extension ContainerTrial {
  /// Checks a container that scrolls: its layouts measure from its content, or from the visible part.
  func checkScrolling(_ scroll: (Container, CGPoint) -> Void) {
    let container = container()
    let (rows, foot, still) = ((0..<3).map { _ in makeChild() }, makeChild(), makeChild())
    for child in rows + [foot, still] { container.plumbAddChild(child) }
    container.plumb.setLayout(for: rows) {
      $0.column(top: 5, bottom: 15).setHeight(to: 60).pack(at: .top, gaps: 10)
        .stickOnParentHorizontally()
    }
    container.plumb.setLayout(for: foot) {
      $0.setLeft(to: 0).setBottom(inset: 5).setSize(to: CGSize(width: 10, height: 10))
    }
    let count = Count()
    container.plumb.setLayout(for: still) {
      $0.setLeft(to: 20).setSize(to: CGSize(width: 10, height: 10)).setTop(by: { guide in
        count.passes += 1
        return guide.top
      })
    }
    func expectRows(_ law: String) {
      for (index, row) in rows.enumerated() {
        let frame = CGRect(x: 0, y: CGFloat(5 + index * 70), width: 200, height: 60)
        expect(row.plumbFrame, is: frame, "scrolling", law)
      }
      let end = CGRect(x: 0, y: 205, width: 10, height: 10)
      expect(foot.plumbFrame, is: end, "scrolling", "the far edge is that of the content")
    }
    container.plumbLayoutIfNeeded()
    expectRows("nothing is squeezed into what is in view")
    let size = container.plumbScrolling?.contentSize ?? .zero
    expect(
      CGRect(origin: .zero, size: size), is: CGRect(x: 0, y: 0, width: 200, height: 220),
      "scrolling",
      "the content is as long as the layouts need, and as wide as what is in view")
    let passes = count.passes
    scroll(container, CGPoint(x: 0, y: 70))
    container.plumbLayoutIfNeeded()
    expectRows("what is in the content stays there when it scrolls")
    expect(
      container.plumbScrolling?.viewport.origin == CGPoint(x: 0, y: 70), "scrolling",
      "a container tells what is in view")
    expect(count.passes == passes, "scrolling", "a change of the offset alone runs no layout")
    container.plumb.setLayout(for: still) {
      $0.setLeft(to: 20).setBottom(inset: 5, from: .viewport).setSize(
        to: CGSize(width: 10, height: 10))
    }
    for offset: CGFloat in [70, 30] {
      scroll(container, CGPoint(x: 0, y: offset))
      container.plumbLayoutIfNeeded()
      expect(
        still.plumbFrame, is: CGRect(x: 20, y: offset + 85, width: 10, height: 10), "scrolling",
        "what measures from the viewport stays in view")
    }
    expectRows("what sticks moves nothing else")
  }
}

/// A counter of calls of a closure.
private final class Count {
  var passes = 0
}
