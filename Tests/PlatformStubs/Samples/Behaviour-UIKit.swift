import Plumb
import UIKit
import os

/// A label that wraps.
final class Text: UILabel {
  var area: CGFloat = 4000

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 80
      ? CGSize(width: 80, height: area / 80)
      : CGSize(width: size.width, height: area / size.width)
  }
}

/// A view with an intrinsic size alone, and a shadow around it.
final class Badge: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// A container that has a pass whenever constraints are to ask again.
final class Eager: LayoutInfoStoredView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// A container of an app's own, which says nothing of its size.
final class OwnContainer: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
}

/// A view that counts what is added to it.
final class Shelf: LayoutInfoStoredView {
  var added = 0

  override func addSubview(_ view: UIView) {
    added += 1
    super.addSubview(view)
  }
}

/// A layer that counts what is added to it.
final class Tray: LayoutInfoStoredLayer {
  var added = 0

  override func addSublayer(_ layer: CALayer) {
    added += 1
    super.addSublayer(layer)
  }
}

@main
@MainActor
enum Laws {
  static let unlimited = CGFloat.greatestFiniteMagnitude

  static func main() {
    eagerOverrides()
    traits()
    scrollContainersSizeThemselves()
    wishes()
    constraintsOfTheEngine()
    intrinsicSizes()
    adding()
    signposts()
    transformsInSpace()
    freeLayers()
    print("UIKit: the laws of views among UIKit hold")
  }

  /// An override that asks for a layout pass in the midst of `setNeedsLayout()` ends.
  static func eagerOverrides() {
    let box = Eager(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layoutIfNeeded()
    let told = box.stubInvalidations
    box.setNeedsLayout()
    expect(box.stubInvalidations == told + 1, "constraints are told once")
    box.setNeedsLayout()
    expect(box.stubInvalidations == told + 2, "and the next time again")
  }

  /// Each trait that counts makes a container due, and no other.
  static func traits() {
    guard #available(iOS 17, *) else { return }
    for box in [LayoutInfoStoredView() as UIView, LayoutInfoStoredScrollView()] {
      for trait in [
        UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
        UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
      ] as [UITrait] {
        box.layoutIfNeeded()
        box.stubChange(trait)
        expect(box.layer.needsLayout(), "\(trait) makes \(type(of: box)) due")
      }
      box.layoutIfNeeded()
      box.traitCollectionDidChange(nil)
      expect(!box.layer.needsLayout(), "what is registered for is not told twice")
    }
  }

  /// A label in a tree with constraints holds some that the engine has made.
  static func constraintsOfTheEngine() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (text, inner) = (Text(), UIView())
    card.addSubview(text)
    text.addSubview(inner)
    text.stub.constraints = [.stubContentSize(of: text), .stubAutoresizing(of: inner)]
    text.stub.constrainedArea = 1
    card.plumb.layout(text) { $0.setTopLeft(to: .zero).setWidth(to: 40).fitHeight() }
    expect(text.frame.height == 100, "they are not the label's own")
    let own = NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: text, attribute: .left,
      multiplier: 1, constant: 0)
    text.stub.constraints.append(own)
    text.stub.constrainedArea = 2000
    card.plumb.layout(text) { $0.setTopLeft(to: .zero).setWidth(to: 40).fitHeight() }
    expect(text.frame.height == 50, "which are asked as soon as there is one")
  }

  static func adding() {
    let (shelf, tray) = (Shelf(), Tray())
    shelf.plumb.setupSubview(UIView()) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
    expect(shelf.added == 1 && shelf.subviews.count == 1, "a view adds in its own way")
    tray.plumb.setupSubview(CALayer()) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
    expect(tray.added == 1 && tray.sublayers?.count == 1, "and so does a layer")
  }

  /// A transform in space counts as what it does to the plane; one with a perspective has no such map.
  static func transformsInSpace() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (photo, title) = (UIView(), UIView())
    card.addSubview(photo)
    card.addSubview(title)
    func left() -> CGFloat {
      card.plumb.layout(photo) {
        $0.setTopLeft(to: CGPoint(x: 40, y: 60)).setSize(to: CGSize(width: 80, height: 20))
      }
      card.plumb.layout(title) {
        $0.setLeft(at: photo.plumb.left).setTop(to: 0).setSize(to: CGSize(width: 1, height: 1))
      }
      expect(photo.bounds.size == CGSize(width: 80, height: 20), "its size is that of its bounds")
      expect(photo.center == CGPoint(x: 80, y: 70), "and it stands where it is put")
      return title.frame.minX
    }
    // Turned about its y axis by 60 degrees.
    photo.layer.transform.m11 = 0.5
    photo.layer.transform.m13 = -0.75.squareRoot()
    photo.layer.transform.m31 = 0.75.squareRoot()
    photo.layer.transform.m33 = 0.5
    expect(left() == 60, "what is turned about an axis in the plane is narrower")
    photo.layer.transform.m14 = 0.001
    expect(left() == 40, "with a perspective, a view is measured as if it had no transform")
    expect(photo.plumbIsTransformed && photo.plumbTransform == nil, "but counts as transformed")
  }

  /// The scale of a layer without a view is that of the display around it.
  static func freeLayers() {
    let (page, card, photo) = (CALayer(), CALayer(), CALayer())
    page.addSublayer(card)
    card.addSublayer(photo)
    func top() -> CGFloat {
      card.plumb.layout(photo) { $0.setLeft(to: 0).setTop(to: 2.3).setSize(to: .zero) }
      return photo.plumbFrame.minY
    }
    expect(top() == 2, "without a display, points")
    page.contentsScale = 3
    expect(abs(top() - 7 / 3) < 1e-12, "on a display, its pixels")
    card.contentsScale = 2
    expect(top() == 2.5, "and where somebody has said so, those")
  }

  /// A pass is marked if somebody asks for it and something records it.
  static func signposts() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    func marks() -> [String] {
      OSSignposter.stubMarks = []
      card.plumbSetNeedsLayout()
      card.layoutIfNeeded()
      return OSSignposter.stubMarks
    }
    expect(marks().isEmpty, "signposts are off at first")
    LayoutSignposts.isEnabled = true
    expect(
      marks() == ["pass of LayoutInfoStoredView begins", "pass ends"], "one pass, one interval")
    OSSignposter.stubRecords = false
    expect(marks().isEmpty, "nothing is marked that nobody records")
    LayoutSignposts.isEnabled = false
  }
}
