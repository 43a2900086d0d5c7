// A stand-in for AppKit with what Plumb uses of it, by the names and meanings that are documented: to check
// on any platform that the sources for Apple's compile, and to run them.

@_exported import Foundation
@_exported import QuartzCore

public struct NSEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public struct NSUserInterfaceItemIdentifier: Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor open class NSWindow {
  open var backingScaleFactor: CGFloat { 2 }
}

@MainActor open class NSView {
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out
    case above
  }

  open var layer: CALayer?
  open var window: NSWindow?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var isHidden = false
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var needsLayout = true
  open var isFlipped: Bool { false }
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []

  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  open var bounds: CGRect
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { needsLayout = true }
      bounds.size = frame.size
    }
  }

  open func addSubview(_ view: NSView) {
    addSubview(view, positioned: .above, relativeTo: nil)
  }

  open func addSubview(_ view: NSView, positioned place: OrderingMode, relativeTo other: NSView?) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === other }
    switch place {
    case .below: subviews.insert(view, at: index ?? 0)
    default: subviews.insert(view, at: index.map { $0 + 1 } ?? subviews.count)
    }
    view.superview = self
    didAddSubview(view)
    needsLayout = true
  }

  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func layout() {}

  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
}

@MainActor open class NSControl: NSView {
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
}

@MainActor open class NSScrollView: NSView {}
