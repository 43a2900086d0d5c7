import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A subclass of a headless view may use names such as `frame` for its own views.
@Suite struct NameTests {
  private final class Profile: HeadlessContainerView {
    let name = SizedView("name")
    let center = SizedView("center")
    let frame = SizedView("frame")
    let direction = SizedView("direction")

    var views: [SizedView] { [name, center, frame, direction] }

    init() {
      super.init(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
      for view in views { addSubview(view) }
      plumb.setLayout(for: name) { $0.setTopLeading(inset: 8).fitSize() }
      plumb.setLayout(for: center) { $0.setMiddleCenter(offset: .zero).fitSize() }
      plumb.setLayout(for: frame) {
        $0.setLeading(at: name.plumb.trailing).setTop(at: name.plumb.top).fitSize()
      }
      plumb.setLayout(for: direction) { $0.setBottomTrailing(inset: 8).fitSize() }
    }
  }

  @Test func viewsMayHaveTheNamesOfProperties() {
    let profile = Profile()
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(profile)
    root.layoutIfNeeded()
    let plain: HeadlessView = profile
    #expect(plain.frame == CGRect(x: 10, y: 20, width: 300, height: 100))
    #expect(plain.center == CGPoint(x: 160, y: 70))
    #expect(profile.name.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
    #expect(profile.frame.frame == CGRect(x: 38, y: 8, width: 30, height: 20))
    #expect(profile.center.frame.midX == 150 && profile.center.frame.midY == 50)

    plain.direction = .rightToLeft
    plain.name = "profile"
    plain.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(profile.plumbName == "profile")
    #expect(profile.name.frame.maxX == 192)
    #expect(profile.direction.frame.minX == 8)
    plain.center.x += 5
    #expect(plain.frame.minX == 15)
  }

  @Test func theNameOfAViewIsItsTypeUntilItIsSet() {
    let view = HeadlessView()
    #expect(view.name == nil && view.plumbName == "HeadlessView")
    let path = \HeadlessView.name
    view[keyPath: path] = "card"
    #expect(view.name == "card" && view.plumbName == "card")
  }
}
