import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import gallery

/// A container of 300 by 200 with children found by their names.
final class Board: HeadlessConstraintView {
  private(set) var views: [String: Plain] = [:]
  private(set) var log: IssueLog!

  init(_ names: String..., width: CGFloat = 300, height: CGFloat = 200) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    name = "board"
    log = IssueLog(self)
    for name in names { add(name) }
  }

  /// A new child.
  @discardableResult
  func add(_ name: String) -> Plain {
    let view = Plain()
    view.name = name
    views[name] = view
    addSubview(view)
    return view
  }

  subscript(name: String) -> Plain { views[name]! }

  /// The frame of a child after the layouts that are due.
  func frame(_ name: String) -> CGRect {
    layoutIfNeeded()
    return self[name].frame
  }
}

extension Board: KeepStage {
  func box(_ name: String) -> HeadlessView { add(name) }

  func text(_ name: String) -> HeadlessView { add(name) }

  func stage(_ name: String) -> Board {
    let stage = Board()
    stage.name = name
    addSubview(stage)
    return stage
  }
}

/// A view with a baseline 10 points under its top and 4 above its bottom, and no size of its own until
/// it gets one.
final class Plain: HeadlessView, BaselineHost {
  var wanted: CGSize? {
    didSet { setNeedsLayout() }
  }
  /// Makes the height so large that the area stays the same.
  var area: CGFloat? {
    didSet { setNeedsLayout() }
  }

  /// The widths that were offered.
  private(set) var offers: [CGFloat] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    offers.append(size.width)
    if let area, let wanted, size.width < wanted.width {
      return CGSize(width: size.width, height: area / max(1, size.width))
    }
    return wanted ?? super.sizeThatFits(size)
  }

  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 10, last: 4) }
}
