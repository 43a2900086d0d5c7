import Foundation
import Plumb

extension Tree {
  /// Adds an adjustment to a complete maker.
  func change(_ maker: Complete, _ change: Change) -> Complete {
    switch change {
    case .move(.x, let distance):
      say("movingX(by: \(distance))")
      return maker.movingX(by: distance)
    case .move(.y, let distance):
      say("movingY(by: { _ in \(distance) })")
      return maker.movingY(by: { _ in CGFloat(distance) })
    case .moveTo(.x, let part, let x):
      say("moving\(["Left", "Center", "Right"][Int(part * 2)])(to: \(x))")
      return part == 0
        ? maker.movingLeft(to: x) : part == 1 ? maker.movingRight(to: x) : maker.movingCenter(to: x)
    case .moveTo(.y, let part, let y):
      say("moving\(["Top", "Middle", "Bottom"][Int(part * 2)])(to: \(y))")
      return part == 0
        ? maker.movingTop(to: y) : part == 1 ? maker.movingBottom(to: y) : maker.movingMiddle(to: y)
    case .pinch(.x, let atStart, let distance):
      say("pinching\(atStart ? "Left" : "Right")(by: \(distance))")
      return atStart ? maker.pinchingLeft(by: distance) : maker.pinchingRight(by: distance)
    case .pinch(.y, let atStart, let distance):
      say("pinching\(atStart ? "Top" : "Bottom")(by: \(distance))")
      return atStart ? maker.pinchingTop(by: distance) : maker.pinchingBottom(by: distance)
    case .pinchLeading(let distance):
      say("pinchingLeading(by: \(distance))")
      return maker.pinchingLeading(by: distance)
    case .expand(.x, let distance, let part):
      let anchor: LayoutAdjustment.HorizontalAnchor =
        part == 0 ? .left : part == 1 ? .right : .center
      say("expandingWidth(by: \(distance), from: .\(anchor))")
      return maker.expandingWidth(by: distance, from: anchor)
    case .expand(.y, let distance, let part):
      let anchor: LayoutAdjustment.VerticalAnchor = part == 0 ? .top : part == 1 ? .bottom : .middle
      say("expandingHeight(by: \(distance), from: .\(anchor))")
      return maker.expandingHeight(by: distance, from: anchor)
    case .limit(.x, let low, let high, let part):
      let anchor: LayoutAdjustment.HorizontalAnchor =
        part == 0 ? .left : part == 1 ? .right : .center
      say("limitingWidth(to: \(low)...\(high), from: .\(anchor))")
      return maker.limitingWidth(to: CGFloat(low)...CGFloat(high), from: anchor)
    case .limit(.y, let low, let high, let part):
      let anchor: LayoutAdjustment.VerticalAnchor = part == 0 ? .top : part == 1 ? .bottom : .middle
      say("limitingHeight(to: \(low)...\(high), from: .\(anchor))")
      return maker.limitingHeight(to: CGFloat(low)...CGFloat(high), from: anchor)
    case .process(let inset):
      say("addingProcess(by: { $0.frame.without(\(inset)) })")
      return maker.addingProcess(by: { $0.frame.without(inset) })
    }
  }
}

extension CGRect {
  /// The rectangle shrunk by `inset` on each side. A length may become negative.
  func without(_ inset: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + inset, y: origin.y + inset, width: size.width - 2 * inset,
      height: size.height - 2 * inset)
  }
}
