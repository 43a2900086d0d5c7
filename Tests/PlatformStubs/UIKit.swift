// A stand-in for UIKit: what Plumb uses of it. Each declaration has the signature, isolation,
// optionality and settability that Apple's documentation gives
// (developer.apple.com/documentation/uikit). What only a stand-in has is called `stub…`. The
// classes are no `NSObject`s.

@_exported import ObjectiveC
@_exported import QuartzCore

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

open class UITraitCollection: @unchecked Sendable {
  private let scale: CGFloat

  public init(displayScale scale: CGFloat) { self.scale = scale }

  open var displayScale: CGFloat { scale }
}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}

public protocol UITraitChangeRegistration: AnyObject {}

/// Who is told of which traits.
private final class StubRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}

@MainActor open class UILayoutGuide {
  open weak var owningView: UIView?
  open var identifier = ""
  /// Views that constraints keep where the guide is.
  fileprivate var followers: [UIView] = []

  public init() {}

  deinit { stubForget(ObjectIdentifier(self)) }

  fileprivate init(of view: UIView) { owningView = view }

  /// Where the engine puts the guide. It has the owner laid out for it.
  public var stubFrame = CGRect.zero {
    didSet { if stubFrame != oldValue { owningView?.setNeedsLayout() } }
  }
  open var layoutFrame: CGRect { stubFrame }
}

@MainActor private final class StubReadableGuide: UILayoutGuide {
  override var layoutFrame: CGRect { owningView?.stub.readableFrame ?? .zero }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

@MainActor open class NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open var firstAttribute: Attribute
  open var secondAttribute: Attribute
  open var relation: Relation
  open var multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority(1000)
  open var identifier: String?
  open var isActive = false

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(stub: view1 as AnyObject, attr1, relation, view2 as AnyObject?, attr2, multiplier, c)
  }

  fileprivate init(
    stub view1: AnyObject, _ attr1: Attribute, _ relation: Relation, _ view2: AnyObject?,
    _ attr2: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    precondition(view2 == nil || multiplier != 0, "Multiplier is not finite or is 0")
    (firstItem, secondItem) = (view1, view2)
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// What was activated, in turn.
  public static var stubActivated: [NSLayoutConstraint] = []

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    stubActivated += constraints
    for constraint in constraints {
      constraint.isActive = true
      guard let guide = constraint.secondItem as? UILayoutGuide,
        let view = constraint.firstItem as? UIView, constraint.firstAttribute == .left
      else { continue }
      view.superview?.stub.constraints.append(constraint)
      guide.followers.append(view)
      guide.owningView?.setNeedsLayout()
    }
  }
}

extension NSLayoutConstraint {
  /// What the engine makes for a side of a view's content.
  public static func stubContentSize(of view: UIView) -> NSLayoutConstraint {
    NSContentSizeLayoutConstraint(stub: view, .width, .equal, nil, .notAnAttribute, 1, 10)
  }

  /// What the engine makes of the autoresizing mask of a view.
  public static func stubAutoresizing(of view: UIView) -> NSLayoutConstraint {
    NSAutoresizingMaskLayoutConstraint(stub: view, .left, .equal, nil, .notAnAttribute, 1, 10)
  }
}

private final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
private final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}

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

  /// Where the method stands in the table of every view's class: a class that differs from another in that
  /// method alone has another word there.
  private static let stubSizeThatFitsIndex: Int = {
    func words(_ type: AnyClass) -> UnsafePointer<Int> {
      unsafeBitCast(type, to: UnsafePointer<Int>.self)
    }
    let (view, plain, own) = (words(UIView.self), words(StubPlain.self), words(StubOwn.self))
    // Before the table stands what the class is: its superclass, its size, its description.
    return (7..<1000).first { plain[$0] == view[$0] && own[$0] != view[$0] }!
  }()
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

@MainActor private final class StubPlain: UIView {}

@MainActor private final class StubOwn: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}

@MainActor open class UIScrollView: UIView {
  private let contentGuide = UILayoutGuide()
  private let frameGuide = UILayoutGuide()
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// What the scroll view adds to the content's insets, for bars and rounded corners.
  public var stubAdjustment = UIEdgeInsets.zero {
    didSet { if stubAdjustment != oldValue { adjustedContentInsetDidChange() } }
  }

  open var contentSize = CGSize.zero {
    // The worst that a scroll view may do.
    didSet { setNeedsLayout() }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + stubAdjustment.top, left: contentInset.left + stubAdjustment.left,
      bottom: contentInset.bottom + stubAdjustment.bottom,
      right: contentInset.right + stubAdjustment.right)
  }
  open func adjustedContentInsetDidChange() {}
}

@MainActor open class UIImageView: UIView {}

public protocol UIConfigurationState {}

@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  private var content = UIView()
  open var contentView: UIView { content }

  /// A configuration brings a content view in place of the cell's own, and later ones are given to that.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else { return }
      if let view = content as? any UIContentView, view.supports(contentConfiguration) {
        view.configuration = contentConfiguration
        return
      }
      content.removeFromSuperview()
      content = contentConfiguration.makeContentView()
      addSubview(content)
    }
  }

  /// A cell among constraints asks its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(content)
  }

  /// No designated initializer of a cell, as in UIKit: a subclass cannot override it.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

open class UIFont: @unchecked Sendable {
  public init() {}
  open var ascender: CGFloat { 15 }
  open var descender: CGFloat { -5 }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var numberOfLines = 1
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  // Eight points for each letter; lines of 20 points, as many as the width needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = CGFloat((text ?? "").count * 8)
    guard numberOfLines == 0, size.width > 0, width > size.width else {
      return CGSize(width: width, height: 20)
    }
    return CGSize(width: size.width, height: (width / size.width).rounded(.up) * 20)
  }
}

@MainActor open class UITextField: UIView {}

@MainActor open class UIWindow: UIView {
  fileprivate static let stubShown = UIWindow()
}
