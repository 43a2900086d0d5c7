import Foundation
import Plumb
import PlumbConstraints

/// A leaf of a scene.
final class Leaf: HeadlessView {
  var wanted = CGSize.zero
  var area: Double?
  var mischief = Scene.Mischief.none
  private var isAsked = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !isAsked {
      isAsked = true
      disturb()
      isAsked = false
    }
    return Leaf.size(wanted, area, offering: size)
  }

  /// What a leaf asks for: as wide as it likes to be, or as there is room; then as high as its area.
  static func size(_ wanted: CGSize, _ area: Double?, offering size: CGSize) -> CGSize {
    guard let area else { return wanted }
    let width = min(wanted.width, size.width)
    return CGSize(width: width, height: width > 0 ? area / width : wanted.height)
  }

  private func disturb() {
    guard mischief != .none,
      let root = sequence(first: self as HeadlessView, next: \.superview).suffix(1).first
    else { return }
    switch mischief {
    case .none: break
    case .layOutRoot: root.layoutIfNeeded()
    case .measureRoot: _ = root.sizeThatFits(CGSize(width: 77, height: 88))
    case .explain: if let box = superview as? Box { _ = box.plumb.explain(self) }
    }
  }
}

enum Width: LayoutCondition {
  case narrow
  case wide
}

/// A container of a scene.
final class Box: ConditionalHeadlessContainerView<Width> {
  var threshold = 0.0

  override func layoutCondition(in bounds: CGRect) -> Width {
    bounds.width > threshold ? .wide : .narrow
  }

  /// The size that the layouts need, also where there are none.
  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

/// A container of a scene whose children are placed by equations.
final class Board: HeadlessConstraintView {
  var equations: [ObjectIdentifier: [LayoutConstraint]] = [:]
}
