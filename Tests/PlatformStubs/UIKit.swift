// A stand-in for UIKit: what Plumb uses of it. Each declaration has the signature, isolation,
// optionality and settability that Apple's documentation gives
// (developer.apple.com/documentation/uikit). What only a stand-in has is called `stub…`. The
// classes are no `NSObject`s.

@_exported import ObjectiveC
@_exported import QuartzCore

@MainActor public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

@MainActor open class UIView: UIAccessibilityIdentification, UITraitEnvironment {
  /// What the SDK computes and nobody sets.
  @MainActor public struct Stub {
    public var safeAreaInsets = UIEdgeInsets.zero
    public var direction = UIUserInterfaceLayoutDirection.leftToRight
    public var displayScale: CGFloat = 2
    /// The frame of the readable content guide; empty before the first pass.
    public var readableFrame = CGRect.zero
    public var isInWindow = true
    /// The constraints that the view holds, and the area that these make its content have: 20 high where
    /// nothing else is asked for.
    public var constraints: [NSLayoutConstraint] = []
    public var constrainedArea: CGFloat?
  }

  public var stub = Stub() {
    didSet {
      if stub.safeAreaInsets != oldValue.safeAreaInsets { safeAreaInsetsDidChange() }
      if stub.displayScale != oldValue.displayScale {
        stubChange(UITraitDisplayScale.self, from: oldValue.displayScale)
      }
    }
  }

  private lazy var guide = StubReadableGuide(of: self)
  private lazy var safeGuide = UILayoutGuide(of: self)
  private lazy var marginsGuide = UILayoutGuide(of: self)
  private var guides: [UILayoutGuide] = []
  private let ownLayer = CALayer()
  open var isUserInteractionEnabled = true

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  open var layer: CALayer { ownLayer }
  open var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: stub.displayScale)
  }
  open var readableContentGuide: UILayoutGuide { guide }
  open var safeAreaLayoutGuide: UILayoutGuide { safeGuide }
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  open var translatesAutoresizingMaskIntoConstraints = true
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// How often the engine for constraints was told to ask for the intrinsic content size again.
  public private(set) var stubInvalidations = 0
  private lazy var keyboardGuide = UIKeyboardLayoutGuide(of: self)
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  open var constraints: [NSLayoutConstraint] { stub.constraints }
  open class var requiresConstraintBasedLayout: Bool { false }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() { stubInvalidations += 1 }
  /// What a view has around its alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What answers a message. Only that of `sizeThatFits:` is asked for: the class's own method is found in its
  /// table of methods, where that of a view is.
  open class func instanceMethod(for aSelector: Selector!) -> IMP! {
    precondition(aSelector.stubName == "sizeThatFits:")
    let own = unsafeBitCast(self as AnyClass, to: UnsafePointer<Int>.self)
    return OpaquePointer(bitPattern: own[stubSizeThatFitsIndex])
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    stub.constrainedArea.map { area in
      let isGiven = horizontalFittingPriority == .required
      return isGiven
        ? CGSize(width: targetSize.width, height: area / targetSize.width)
        : CGSize(width: area / 20, height: 20)
    } ?? .zero
  }
  // UIKit calls it for those that do not register as well.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var registrations: [StubRegistration] = []

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
      ) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = StubRegistration(traits) { handler($0 as! TraitEnvironment, $1) }
    registrations.append(registration)
    return registration
  }

  /// Tells of another value of a trait.
  public func stubChange(_ trait: UITrait, from scale: CGFloat = 1) {
    let before = UITraitCollection(displayScale: scale)
    traitCollectionDidChange(before)
    for one in registrations where one.traits.contains(where: { $0 == trait }) {
      one.tell(self, before)
    }
  }
  open var safeAreaInsets: UIEdgeInsets { stub.safeAreaInsets }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: stub.direction
    }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  open var accessibilityIdentifier: String?
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { stub.isInWindow ? .stubShown : nil }
  open private(set) var subviews: [UIView] = []

  public init(frame: CGRect) { self.frame = frame }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {}

  deinit { stubForget(ObjectIdentifier(self)) }

  // A change makes a pass due without `setNeedsLayout()`.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
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

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(min(index, subviews.count)))
    layer.stubLayoutIsDue = true
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func setNeedsLayout() { layer.stubLayoutIsDue = true }

  /// From the topmost of the views around that are due.
  open func layoutIfNeeded() {
    if let superview, superview.layer.stubLayoutIsDue { return superview.layoutIfNeeded() }
    layOut()
  }

  private func layOut() {
    var rounds = 0
    while layer.stubLayoutIsDue {
      rounds += 1
      precondition(rounds < 100, "a view asks for layout in each of its passes")
      layer.stubLayoutIsDue = false
      layoutSubviews()
    }
    for view in subviews { view.layOut() }
  }

  // The engine moves what constraints keep where a guide is.
  open func layoutSubviews() {
    for guide in guides + [keyboardGuide, safeGuide, marginsGuide, guide] {
      for view in guide.followers where view.superview === self { view.frame = guide.layoutFrame }
    }
  }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}
