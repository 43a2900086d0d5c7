import Foundation
import Plumb

/// A direction in which a test lays out views one after the other: down, left-to-right or right-to-left.
public enum Way: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  case down

  public var direction: LayoutWritingDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The length of a view.
  public enum Length {
    case constant(CGFloat)
    case fitted
    case like(HeadlessView)
    case part(CGFloat)
  }

  /// A layout that begins at a distance after the end of a view, or from the parent's start. It is 10 points across.
  public func layout(
    _ offset: CGFloat, behind view: HeadlessView? = nil, _ length: Length
  ) -> Making {
    { maker in
      if self == .down {
        let maker = maker.setLeading(to: 0).setWidth(to: 10)
        let begun =
          view.map { maker.setTop(at: $0.plumb.bottom + offset) } ?? maker.setTop(inset: offset)
        return switch length {
        case .constant(let length): begun.setHeight(to: length)
        case .fitted: begun.fitHeight()
        case .like(let view): begun.setHeight(like: view.plumb.height)
        case .part(let part): begun.setHeight(part: part)
        }
      }
      let maker = maker.setTop(to: 0).setHeight(to: 10)
      let begun =
        view.map { maker.setLeading(at: $0.plumb.trailing + offset) }
        ?? maker.setLeading(inset: offset)
      return switch length {
      case .constant(let length): begun.setWidth(to: length)
      case .fitted: begun.fitWidth()
      case .like(let view): begun.setWidth(like: view.plumb.width)
      case .part(let part): begun.setWidth(part: part)
      }
    }
  }

  /// The same layout after a view that is looked up.
  public func layout(_ offset: CGFloat, behindLookedUp view: HeadlessView, _ length: CGFloat)
    -> Making
  {
    { [weak view] maker in
      switch self {
      case .down:
        maker.setLeading(to: 0).setWidth(to: 10).setHeight(to: length)
          .pinTop(to: .lookup { [weak view] in view }, with: { $0.bottom + offset })
      case .leftToRight, .rightToLeft:
        maker.setTop(to: 0).setHeight(to: 10).setWidth(to: length)
          .pinLeading(to: .lookup { [weak view] in view }, with: { $0.trailing + offset })
      }
    }
  }

  /// The length of a size along the way.
  public func length(of size: CGSize) -> CGFloat { self == .down ? size.height : size.width }

  /// The end of a frame, from the start of its parent.
  public func end(of frame: CGRect, in parent: HeadlessView) -> CGFloat {
    switch self {
    case .leftToRight: frame.maxX
    case .rightToLeft: parent.bounds.width - frame.minX
    case .down: frame.maxY
    }
  }
}
