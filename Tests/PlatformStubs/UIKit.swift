// A stand-in for UIKit with what Plumb uses of it, by the names and meanings that are documented: to check
// on any platform that the sources for Apple's compile, and to run them.

@_exported import Foundation
@_exported import QuartzCore

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

@MainActor open class UITraitCollection {
  open var displayScale: CGFloat = 2
}

@MainActor open class UILayoutGuide {
  open fileprivate(set) var layoutFrame = CGRect.zero
}

@MainActor open class UIView {
  public let layer = CALayer()
  open var traitCollection = UITraitCollection()
  open var readableContentGuide = UILayoutGuide()
  open var safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  open var accessibilityIdentifier: String?
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  private var isLayoutDue = true

  public init(frame: CGRect) {
    self.frame = frame
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      if newValue.size != layer.bounds.size { setNeedsLayout() }
      layer.bounds = newValue
      readableContentGuide.layoutFrame = newValue.inset(by: layoutMargins)
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Undefined, and so no number, where the view is transformed.
  open var frame: CGRect {
    get {
      guard transform.isIdentity else {
        return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
      }
      return CGRect(
        x: center.x - bounds.width * layer.anchorPoint.x,
        y: center.y - bounds.height * layer.anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.width * layer.anchorPoint.x,
        y: newValue.origin.y + newValue.height * layer.anchorPoint.y)
    }
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    didAddSubview(view)
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func setNeedsLayout() { isLayoutDue = true }

  open func layoutIfNeeded() {
    if isLayoutDue {
      isLayoutDue = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}

@MainActor open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
}

@MainActor open class UIImageView: UIView {}

@MainActor open class UILabel: UIView {
  open var text: String?
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat((text ?? "").count * 8), height: 20)
  }
}
