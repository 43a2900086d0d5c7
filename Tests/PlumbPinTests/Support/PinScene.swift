import Foundation
import Plumb
import PlumbPin

/// A view of a case, before it is made.
struct PinSceneView {
  let name: String
  let parent: String?
  let frame: CGRect
  let image: CGSize??
  let fits: PinFitRule?
  let anchorPoint: CGPoint
  let transform: LayoutTransform
  let safeArea: PinInsets?

  init(
    _ name: String, in parent: String?, _ frame: CGRect, image: CGSize?? = .none,
    fits: PinFitRule? = nil, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: LayoutTransform = .identity, safeArea: PinInsets? = nil
  ) {
    self.name = name
    self.parent = parent
    self.frame = frame
    self.image = image
    self.fits = fits
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.safeArea = safeArea
  }
}

/// The size that a view of a case asks for: always of the same area.
struct PinFitRule {
  let area: CGFloat
  let offset: CGFloat

  func size(offering size: CGSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    switch (size.width < unlimited, size.height < unlimited) {
    case (true, true): return CGSize(width: 35, height: 45)
    case (true, false):
      let width = size.width + offset
      return CGSize(width: width, height: area / width)
    case (false, true):
      let height = size.height + offset
      return CGSize(width: area / height, height: height)
    case (false, false): return CGSize(width: 40, height: area / 40)
    }
  }
}

class PinTestView: HeadlessContainerView {
  var fits: PinFitRule?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fits?.size(offering: size) ?? plumbFrame.size
  }
}

final class PinTestImage: PinTestView, ImageHost {
  var plumbImageSize: CGSize?

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumbImageSize ?? plumbFrame.size }
}

/// The views of a case, made.
final class PinScene {
  private var views: [String: PinTestView] = [:]
  private let order: [PinSceneView]
  let log = PinIssues()

  init(_ views: [PinSceneView], direction: LayoutWritingDirection, grid: PixelGrid = .none) {
    order = views
    for view in views {
      let made: PinTestView
      if case .some(let size) = view.image {
        let image = PinTestImage()
        image.plumbImageSize = size
        made = image
      } else {
        made = PinTestView()
      }
      made.name = view.name
      made.frame = view.frame
      made.anchorPoint = view.anchorPoint
      made.frame = view.frame
      if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
        // The anchor keeps the place that the middle had: the view moves.
        made.center = CGPoint(
          x: view.frame.origin.x + view.frame.size.width / 2,
          y: view.frame.origin.y + view.frame.size.height / 2)
      }
      made.transform = view.transform
      made.fits = view.fits
      self.views[view.name] = made
      if let parent = view.parent {
        self.views[parent]?.addSubview(made)
      } else {
        made.pixelGrid = grid
        made.issueHandler = { [log] in log.append($0) }
      }
    }
    self.direction = direction
    turn()
    for view in views {
      if let insets = view.safeArea {
        self[view.name].safeAreaInsets = LayoutInsets(
          top: insets.top, leading: direction == .leftToRight ? insets.left : insets.right,
          bottom: insets.bottom, trailing: direction == .leftToRight ? insets.right : insets.left)
      }
    }
  }

  subscript(name: String) -> PinTestView { views[name]! }

  func image(_ name: String) -> PinTestImage { views[name] as! PinTestImage }

  var names: [String] { order.map(\.name) }

  var direction = LayoutWritingDirection.leftToRight {
    didSet { turn() }
  }

  private func turn() {
    for view in order where view.parent == nil { self[view.name].direction = direction }
  }

  /// Lays out the container's stored chains.
  func run(_ container: String) {
    self[container].setNeedsLayout()
    self[container].layoutIfNeeded()
  }

  /// Hands the safe area down, as a window does: what of the parent's reaches into a child.
  func spreadSafeAreas() {
    for view in order {
      guard let parent = view.parent, let outer = order.first(where: { $0.name == parent }),
        order.contains(where: { $0.safeArea != nil })
      else { continue }
      let (insets, frame) = (self[outer.name].safeAreaInsets, self[view.name].plumbFrame)
      let bounds = self[parent].bounds
      let (left, right) =
        direction == .leftToRight
        ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
      func reach(_ inset: CGFloat, _ distance: CGFloat, _ size: CGFloat) -> CGFloat {
        min(max(0, inset - max(0, distance)), size)
      }
      let top = reach(insets.top, frame.minY, .infinity)
      let bottom = reach(insets.bottom, bounds.maxY - frame.maxY, .infinity)
      let own = (
        reach(left, frame.minX, .infinity), reach(right, bounds.maxX - frame.maxX, .infinity)
      )
      self[view.name].safeAreaInsets = LayoutInsets(
        top: top, leading: direction == .leftToRight ? own.0 : own.1, bottom: bottom,
        trailing: direction == .leftToRight ? own.1 : own.0)
    }
  }
}

/// Collects the issues of the trees of a case.
final class PinIssues {
  private(set) var issues: [LayoutIssue] = []

  func append(_ issue: LayoutIssue) { issues.append(issue) }
}
