// A stand-in for QuartzCore: what Plumb uses of it. Each declaration has the signature, optionality
// and settability that Apple's documentation gives (developer.apple.com/documentation/quartzcore).
// What only a stand-in has is called `stub…`. The classes are no `NSObject`s.

@_exported import CoreGraphics
import ObjectiveC

public protocol CALayerDelegate: AnyObject {}

open class CALayer {
  public init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  deinit { stubForget(ObjectIdentifier(self)) }

  open weak var delegate: (any CALayerDelegate)?
  open var bounds = CGRect.zero {
    didSet { if bounds != oldValue { stubLayoutIsDue = true } }
  }
  open var position = CGPoint.zero {
    didSet { if position != oldValue { CATransaction.stubNoteChange() } }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var isHidden = false
  open var isGeometryFlipped = false
  open var name: String?
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]?
  open var transform = CATransform3DIdentity

  /// Whether a layout pass is due. A change of the bounds makes it so without `setNeedsLayout()`.
  public var stubLayoutIsDue = true

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether the layer's y grows downwards: each flipped geometry around it turns it over.
  open func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let target = l.map { $0.stubToRoot.inverted() } ?? .identity
    return p.applying(stubToRoot.concatenating(target))
  }

  /// From this layer's coordinates to those of the layer at the root.
  private var stubToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let turnedOver = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return (isGeometryFlipped ? turnedOver : .identity)
      .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      .concatenating(superlayer.stubToRoot)
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    sublayers = sublayers ?? []
    sublayers!.insert(layer, at: min(Int(idx), sublayers!.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  open func removeFromSuperlayer() {
    let parent = superlayer
    parent?.sublayers?.removeAll { $0 === self }
    superlayer = nil
    parent?.setNeedsLayout()
  }

  open func setNeedsLayout() { stubLayoutIsDue = true }
  open func needsLayout() -> Bool { stubLayoutIsDue }

  /// From the topmost of the layers around that are due.
  open func layoutIfNeeded() {
    if let superlayer, superlayer.stubLayoutIsDue { return superlayer.layoutIfNeeded() }
    layOut()
  }

  private func layOut() {
    var rounds = 0
    while stubLayoutIsDue {
      rounds += 1
      precondition(rounds < 100, "a layer asks for layout in each of its passes")
      stubLayoutIsDue = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layOut() }
  }

  open func layoutSublayers() {}
}

/// A transform in space; of a point, the row (x, y, z, 1) is multiplied by it.
public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// What a transform in space does to the plane, if that is affine; of others, what is left of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t).isIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

open class CATransaction {
  open class func begin() { stubStack.append(stubStack.last ?? [:]) }
  open class func commit() { stubStack.removeLast() }
  open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }
  open class func value(forKey key: String) -> Any? { stubStack.last?[key] }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if stubStack.isEmpty { begin() }
    stubStack[stubStack.count - 1][key] = anObject
  }

  /// How many changes would have been animated.
  nonisolated(unsafe) public static var stubAnimationCount = 0
  // The samples run on one thread.
  nonisolated(unsafe) private static var stubStack: [[String: Any]] = []

  fileprivate static func stubNoteChange() { if !disableActions() { stubAnimationCount += 1 } }
}

// The main run loop, which turns when a sample says so.

public final class CFRunLoop {
  // The samples run on one thread.
  nonisolated(unsafe) public static var stubObservers: [CFRunLoopObserver] = []
  /// What runs in the next turn.
  nonisolated(unsafe) public static var stubBlocks: [() -> Void] = []

  /// Calls the observers, as when the loop is about to wait: in their order, whoever added them.
  public static func stubTurn() {
    let blocks = stubBlocks
    stubBlocks = []
    for block in blocks { block() }
    for observer in stubObservers.sorted(by: { $0.order < $1.order }) {
      observer.block(observer, .beforeWaiting)
    }
  }
}

public final class CFRunLoopObserver {
  fileprivate let order: Int
  fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  fileprivate init(_ order: Int, _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void)
  {
    self.order = order
    self.block = block
  }
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode()
  public let rawValue: CFString = CFString()
}

public final class CFString: Sendable {}

public final class CFAllocator {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(order, block) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { CFRunLoop.stubObservers.append(observer) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  CFRunLoop.stubObservers.removeAll { $0 === observer }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: AnyObject!, _ block: (() -> Void)!) {
  CFRunLoop.stubBlocks.append(block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
