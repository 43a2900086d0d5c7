import Foundation
import Plumb

/// A layout as a closure that uses a maker, so that tests can pass it around.
public typealias Making = (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>

/// A parent with a child and a sibling, to try layouts on.
public struct Stage {
  public let parent: HeadlessView
  public let child = SizedView("child")
  public let sibling = HeadlessView()

  public init(
    width: CGFloat = 320, height: CGFloat = 200, _ direction: LayoutWritingDirection = .leftToRight
  ) {
    parent = HeadlessView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    parent.direction = direction
    parent.name = "parent"
    sibling.name = "sibling"
    parent.addSubview(child)
    parent.addSubview(sibling)
  }

  /// The frame that the layout gives the child. Moves nothing.
  public func frame(_ make: Making) -> CGRect? {
    parent.plumb.frame(of: child, by: make)
  }
}

/// A view with a content size that records the offered sizes.
public final class SizedView: HeadlessView {
  public var wanted = CGSize(width: 30, height: 20)
  public private(set) var offers: [CGSize] = []

  public convenience init(_ name: String) {
    self.init()
    self.name = name
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    offers.append(size)
    return wanted
  }
}
