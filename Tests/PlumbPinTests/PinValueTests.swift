import Foundation
import Plumb
import PlumbPin
import PlumbSVG
import PlumbTestSupport
import Testing

/// Values that a chain takes.
@Suite struct PinValueTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = HeadlessView()

  init() { card.addSubview(view) }

  @Test(arguments: LayoutWritingDirection.allCases)
  func nothingIsJustifiedOrAligned(_ direction: LayoutWritingDirection) {
    card.direction = direction
    view.plumb.pin { $0.all(8).width(40).justify(.none).height(20).align(.none) }
    let frame = view.frame
    view.plumb.pin { $0.all(8).width(40).height(20) }
    #expect(view.frame == frame)
    #expect(frame == CGRect(x: 8, y: 8, width: 40, height: 20))
    let place: PinJustify = direction == .leftToRight ? .none : .center
    view.plumb.pin { $0.all(8).width(40).justify(place).height(20) }
    #expect(view.frame.minX == (direction == .leftToRight ? 8 : 130))
  }

  @Test func anImageBoxHasTheRatioOfItsImage() {
    let log = IssueLog(card)
    let photo = ImageBox(imageSize: CGSize(width: 400, height: 300))
    card.addSubview(photo)
    photo.plumb.pin { $0.topLeft(8).width(80).aspectRatio() }
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 80, height: 60))
    card.plumb.setPin(for: photo) { $0.topLeft(8).height(30).aspectRatio() }
    card.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 40, height: 30))
    #expect(log.kinds == [])
    photo.imageSize = .zero
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(log.kinds == [.noImage])
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 40, height: 30))
  }

  #if !canImport(UIKit)
    /// The platform's insets go where a chain's own go.
    @Test func insetsOfThePlatform() {
      let insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.plumb.pin { $0.all(insets) }
      #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
      view.plumb.pin { $0.top(insets).left(insets).bottom(insets).right(insets).margin(insets) }
      #expect(view.frame == CGRect(x: 4, y: 2, width: 288, height: 192))
      view.plumb.pin { $0.horizontally(insets).vertically(insets) }
      #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
      card.plumb.setPin(for: view) { $0.all(insets) }
      card.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    }
  #endif
}
