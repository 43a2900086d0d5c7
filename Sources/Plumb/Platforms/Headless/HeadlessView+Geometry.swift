import Foundation

extension HeadlessView {
  @usableFromInline
  final var transformedFrame: CGRect {
    plumbTransform.map { $0.box(around: bounds) } ?? plainFrame
  }

  /// The view's own coordinates, in which its children lie. A view is scrolled by moving the origin.
  public final var bounds: CGRect {
    @inlinable
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

  /// The point that the view is transformed about, as parts of its size; (0.5, 0.5) at first.
  ///
  /// As in UIKit, ``center`` says where this point lies, so that changing it moves the view.
  public final var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set {
      let center = center
      ownAnchorPoint = newValue
      self.center = center
    }
  }

  /// `point`, in the coordinates of this view, in those of `view`.
  ///
  /// Nil if the two share no ancestor or a transform on the way has no inverse.
  public final func convert(_ point: CGPoint, to view: HeadlessView) -> CGPoint? {
    HostTree().map(from: self, to: view)?.applied(to: point)
  }

  /// Gives the view the size and the place that it has without its transform. Numbers that are not
  /// finite are reported, and the view keeps its frame.
  @usableFromInline
  final func place(_ frame: CGRect) {
    let isResized = frame.size != plainFrame.size
    guard frame.isFinite else { return reportUnsound("frame") }
    plainFrame = frame
    if isResized { becomeDue() }
  }

  /// Gives the view the size that it would like to have; its place stays.
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
