import Foundation

extension HeadlessView {
  @usableFromInline
  final var transformedFrame: CGRect {
    plumbTransform.map { $0.box(around: bounds) } ?? plainFrame
  }

  /// The view's own coordinate space, in which its children are placed. Moving the origin scrolls the view.
  public final var bounds: CGRect {
    @_alwaysEmitIntoClient
    get { CGRect(origin: boundsOrigin, size: plainFrame.size) }
    set {
      guard newValue.isFinite else { return reportUnsound("bounds") }
      if newValue.origin != boundsOrigin {
        boundsOrigin = newValue.origin
        noteScrolling()
      }
      let (size, anchor) = (plainFrame.size, ownAnchorPoint)
      place(
        CGRect(
          x: plainFrame.origin.x + (size.width - newValue.size.width) * anchor.x,
          y: plainFrame.origin.y + (size.height - newValue.size.height) * anchor.y,
          width: newValue.size.width, height: newValue.size.height))
    }
  }

  /// The transform about the anchor point.
  public final var transform: LayoutTransform {
    get { ownTransform ?? .identity }
    set { ownTransform = newValue == .identity ? nil : newValue }
  }

  /// The point about which the view is transformed, as fractions of its size. (0.5, 0.5) by default.
  ///
  /// As in UIKit, ``center`` is the position of this point, so changing the anchor point moves the view.
  public final var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set {
      let center = center
      ownAnchorPoint = newValue
      self.center = center
    }
  }

  /// Converts `point` from this view's coordinates to those of `view`.
  ///
  /// Nil if the two share no ancestor or a transform on the way has no inverse.
  public final func convert(_ point: CGPoint, to view: HeadlessView) -> CGPoint? {
    HostTree().map(from: self, to: view)?.applied(to: point)
  }

  /// Sets the frame without the transform. Numbers that are not finite are reported, and the view keeps its frame.
  @usableFromInline
  final func place(_ frame: CGRect) {
    let isResized = frame.size != plainFrame.size
    guard frame.isFinite else { return reportUnsound("frame") }
    plainFrame = frame
    if isResized { becomeDue() }
  }

  /// Gives the view the size that it needs without limits. Its origin stays.
  ///
  /// A length that is negative or not finite is reported, and the view keeps its frame.
  public final func sizeToFit() {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = sizeThatFits(CGSize(width: unlimited, height: unlimited))
    let frame = CGRect(origin: plainFrame.origin, size: size)
    if frame.isSound { place(frame) } else { reportUnsound("sizeToFit") }
  }

  private func reportUnsound(_ asked: String) {
    LayoutIssue(
      kind: .notANumber, view: plumbName, asked: asked, callSite: storedCallSite
    ).deliver(in: self)
  }
}

extension CGRect {
  /// Whether every number is finite.
  fileprivate var isFinite: Bool {
    let sum = origin.x + origin.y + size.width + size.height
    return sum - sum == 0
  }
}
