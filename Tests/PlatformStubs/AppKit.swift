// A stand-in for AppKit: what Plumb uses of it. Each declaration has the signature, isolation,
// optionality and settability that Apple's documentation gives
// (developer.apple.com/documentation/appkit). What only a stand-in has is called `stub…`. The
// classes are no `NSObject`s.

@_exported import ObjectiveC
@_exported import QuartzCore

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

@MainActor open class NSWindow {
  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  public init() {}

  open var backingScaleFactor: CGFloat { 2 }
}

@MainActor open class NSView {
  /// What the SDK computes and nobody sets.
  @MainActor public struct Stub {
    public var safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var window: NSWindow? = NSWindow()
    /// The constraints that the view holds, and the size that these need.
    public var constraints: [NSLayoutConstraint] = []
    public var fittingSize = NSSize.zero
  }

  public var stub: Stub
  /// How often something was done that AppKit forbids in a layout: a subtree was laid out, constraints were
  /// invalidated, or a view was made due that is not in the one that is laid out.
  public static var stubIllegalCalls = 0
  /// The view that is being laid out.
  private static weak var stubInLayout: NSView?
  private var stubIsDue = true

  open var layer: CALayer?
  open var wantsLayer: Bool {
    get { layer != nil }
    set { layer = newValue ? layer ?? CALayer() : nil }
  }
  open var window: NSWindow? { stub.window }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var isHidden = false
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var safeAreaInsets: NSEdgeInsets { stub.safeAreaInsets }
  open var needsLayout: Bool {
    get { stubIsDue }
    set {
      if newValue, let view = NSView.stubInLayout, !stubIsIn(view) { NSView.stubIllegalCalls += 1 }
      stubIsDue = newValue
    }
  }

  private func stubIsIn(_ view: NSView) -> Bool {
    self === view || superview?.stubIsIn(view) ?? false
  }

  open var isFlipped: Bool { false }
  open private(set) weak var superview: NSView?
  open var subviews: [NSView] = []
  open var frameRotation: CGFloat = 0
  open var boundsRotation: CGFloat = 0

  private lazy var safeGuide = NSLayoutGuide(of: self)
  private lazy var marginsGuide = NSLayoutGuide(of: self)
  private var guides: [NSLayoutGuide] = []

  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    guide.owningView = self
    guides.append(guide)
  }
  open var safeAreaLayoutGuide: NSLayoutGuide { safeGuide }
  open var layoutMarginsGuide: NSLayoutGuide { marginsGuide }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  open var constraints: [NSLayoutConstraint] { stub.constraints }
  open var fittingSize: NSSize { stub.fittingSize }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How often the engine for constraints was told to ask for the intrinsic content size again.
  public private(set) var stubInvalidations = 0
  open func invalidateIntrinsicContentSize() {
    if NSView.stubInLayout != nil { NSView.stubIllegalCalls += 1 }
    stubInvalidations += 1
  }
  /// What a view has around its alignment rectangle.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  public class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }

  public init(frame frameRect: NSRect) {
    stub = Stub()
    stubFrame = frameRect
    bounds = CGRect(origin: .zero, size: frameRect.size)
  }

  public convenience init() { self.init(frame: .zero) }

  deinit { stubForget(ObjectIdentifier(self)) }

  public required init?(coder: NSCoder) {
    stub = Stub()
    stubFrame = .zero
    bounds = .zero
  }

  private var stubFrame: NSRect
  open var bounds: NSRect

  // Resizing alone makes no layout due.
  open var frame: NSRect {
    get { stubFrame }
    set {
      setFrameOrigin(newValue.origin)
      setFrameSize(newValue.size)
    }
  }

  open func setFrameOrigin(_ newOrigin: NSPoint) { stubFrame.origin = newOrigin }

  open func setFrameSize(_ newSize: NSSize) {
    stubFrame.size = newSize
    bounds.size = newSize
    if let clip = superview as? NSClipView { clip.stubReflect() }
  }

  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }

  open func addSubview(_ view: NSView) {
    addSubview(view, positioned: .above, relativeTo: nil)
  }

  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === otherView }
    switch place {
    case .below: subviews.insert(view, at: index ?? 0)
    default: subviews.insert(view, at: index.map { $0 + 1 } ?? subviews.count)
    }
    view.superview = self
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewDidChangeBackingProperties() {}
  // The engine moves what constraints keep where a guide is.
  open func layout() {
    for guide in guides + [safeGuide, marginsGuide] {
      for view in guide.followers where view.superview === self { view.frame = guide.frame }
    }
  }

  open func layoutSubtreeIfNeeded() {
    if NSView.stubInLayout != nil { NSView.stubIllegalCalls += 1 }
    stubLayOut()
  }

  /// A view that makes itself due in its own layout is not laid out again for it.
  private func stubLayOut() {
    if stubIsDue {
      let outer = NSView.stubInLayout
      NSView.stubInLayout = self
      layout()
      NSView.stubInLayout = outer
      stubIsDue = false
    }
    for view in subviews { view.stubLayOut() }
  }

  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let target = view.map { $0.stubToRoot.inverted() } ?? .identity
    return point.applying(stubToRoot.concatenating(target))
  }

  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    let source = view.map { $0.stubToRoot } ?? .identity
    let map = source.concatenating(stubToRoot.inverted())
    let one = rect.origin.applying(map)
    let other = CGPoint(x: rect.maxX, y: rect.maxY).applying(map)
    return NSRect(
      x: min(one.x, other.x), y: min(one.y, other.y),
      width: abs(other.x - one.x), height: abs(other.y - one.y))
  }

  private var stubToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return stubToSuperview(flipped: superview.isFlipped).concatenating(superview.stubToRoot)
  }

  /// From this view's coordinates to those of its superview.
  private func stubToSuperview(flipped: Bool) -> CGAffineTransform {
    let scaleX = bounds.width == 0 ? 1 : frame.width / bounds.width
    let scaleY = bounds.height == 0 ? 1 : frame.height / bounds.height
    let isTurnedOver = isFlipped != flipped
    let angle = frameRotation * .pi / 180 * (flipped ? -1 : 1)
    return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scaleX, y: isTurnedOver ? -scaleY : scaleY))
      .concatenating(CGAffineTransform(translationX: 0, y: isTurnedOver ? frame.height : 0))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}
