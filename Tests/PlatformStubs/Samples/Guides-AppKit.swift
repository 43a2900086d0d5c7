import AppKit
import Plumb

/// A container whose coordinates grow upwards.
final class Upright: LayoutInfoStoredView {
  override var isFlipped: Bool { false }
}

@main
@MainActor
enum Laws {
  static func main() {
    for page in [LayoutInfoStoredView(), Upright()] { references(in: page) }
    before()
    print("AppKit: the laws of guides hold")
  }

  /// A view stands where a guide is, whichever way up its owner is, and follows it.
  static func references(in page: LayoutInfoStoredView) {
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let (text, card, inner) = (NSView(), LayoutInfoStoredView(), NSView())
    let column = NSLayoutGuide()
    page.addLayoutGuide(column)
    func put(left: CGFloat, top: CGFloat) {
      let y = page.isFlipped ? top : 200 - top - 50
      column.stubFrame = CGRect(x: left, y: y, width: 100, height: 50)
    }
    put(left: 20, top: 30)
    page.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setTopLeft(at: column.plumb.bottomLeft).pinRight(to: column, with: { $0.right })
          .setHeight(to: 10)
      }.addToParent()
    }
    page.addSubview(card)
    card.frame = CGRect(x: 0, y: page.isFlipped ? 10 : 100, width: 90, height: 90)
    card.plumb.setupSubview(inner) {
      $0.setDefaultLayout {
        $0.setTopLeft(at: column.plumb.topLeft).setSize(to: CGSize(width: 1, height: 1))
      }.addToParent()
    }
    let before = NSView.stubIllegalCalls
    page.layoutSubtreeIfNeeded()
    let first = CGRect(x: 20, y: 80, width: 100, height: 10)
    expect(text.plumbFrame == first, "a guide is a reference: \(text.plumbFrame)")
    expect(inner.plumbFrame.origin == CGPoint(x: 20, y: 20), "in other containers too")
    put(left: 40, top: 20)
    page.layoutSubtreeIfNeeded()
    expect(text.plumbFrame.origin == CGPoint(x: 40, y: 70), "who is pinned to it follows")
    expect(inner.plumbFrame.origin == CGPoint(x: 40, y: 10), "in the same call")
    expect(NSView.stubIllegalCalls == before, "and nothing is done that AppKit forbids")
  }

  static func before() {
    let (page, text) = (NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), NSView())
    page.addSubview(text)
    page.stub.safeAreaInsets = NSEdgeInsets(top: 30, left: 4, bottom: 0, right: 0)
    for guide in [page.safeAreaLayoutGuide, page.layoutMarginsGuide] {
      page.plumb.layout(text) { $0.setTopLeft(at: guide.plumb.topLeft).setSize(to: .zero) }
      expect(
        text.plumbFrame.origin == CGPoint(x: 4, y: 30),
        "a guide of the system is where its insets say")
    }
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    let column = NSLayoutGuide()
    page.addLayoutGuide(column)
    page.plumb.layout(text) { $0.setTopLeft(at: column.plumb.topLeft).setSize(to: .zero) }
    expect(Set(issues.map(\.kind)) == [.unrelatedReference], "an empty guide is no guide")
  }
}
