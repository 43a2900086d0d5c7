import Foundation
import Plumb

/// A way along which a test lays views out one behind the other: both axes, and both writing directions.
public enum Way: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  case down

  public var direction: LayoutWritingDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How long a view is.
  public enum Length {
    case constant(CGFloat)
    case fitted
    case like(HeadlessView)
    case part(CGFloat)
  }

  /// A layout that begins so far behind the end of a view, or of the parent's own start, and is 10 across.
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

  /// The same behind a view that is looked up.
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

  /// How long a size is.
  public func length(of size: CGSize) -> CGFloat { self == .down ? size.height : size.width }

  /// Where a frame ends, from the start of its parent.
  public func end(of frame: CGRect, in parent: HeadlessView) -> CGFloat {
    switch self {
    case .leftToRight: frame.maxX
    case .rightToLeft: parent.bounds.width - frame.minX
    case .down: frame.maxY
    }
  }
}
