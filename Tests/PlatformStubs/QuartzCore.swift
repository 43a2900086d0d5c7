// A stand-in for QuartzCore with what Plumb uses of it, by the names and meanings that are documented: to
// check on any platform that the sources for Apple's compile, and to run them.

@_exported import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public var isIdentity: Bool { self == .identity }
}

open class CALayer {
  public init() {}

  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var isHidden = false
  open var name: String?
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  private var transform = CGAffineTransform.identity
  private var isLayoutDue = true

  open func affineTransform() -> CGAffineTransform { transform }
  open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = transform }
  open func preferredFrameSize() -> CGSize { bounds.size }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    sublayers = sublayers ?? []
    sublayers!.insert(layer, at: min(Int(index), sublayers!.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsLayout() { isLayoutDue = true }

  open func layoutIfNeeded() {
    if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  open func layoutSublayers() {}
}
