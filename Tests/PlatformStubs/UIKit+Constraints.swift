@_exported import ObjectiveC
@_exported import QuartzCore

// Guides and constraints.

@MainActor open class UILayoutGuide {
  open weak var owningView: UIView?
  open var identifier = ""
  /// Views that constraints keep where the guide is.
  var followers: [UIView] = []

  public init() {}

  deinit { stubForget(ObjectIdentifier(self)) }

  init(of view: UIView) { owningView = view }

  /// Where the engine puts the guide. It has the owner laid out for it.
  public var stubFrame = CGRect.zero {
    didSet { if stubFrame != oldValue { owningView?.setNeedsLayout() } }
  }
  open var layoutFrame: CGRect { stubFrame }
}

@MainActor final class StubReadableGuide: UILayoutGuide {
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

  init(
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

final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
