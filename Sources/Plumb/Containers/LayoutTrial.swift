import Foundation

/// A container as its layouts see it while they are only tried: in bounds that it does not have, with
/// children that stand where the trial has put them.
///
/// It stands in for the container as the parent, so evaluation needs no second way: the guides ask it
/// for its areas, the references that lie in it are found in its own list, and what goes wrong on trial
/// is not reported, because nothing has happened yet.
final class LayoutTrial: Layoutable {
  let container: any Layoutable
  let layoutBounds: CGRect
  private var frames: [ObjectIdentifier: CGRect] = [:]

  init(of container: any Layoutable, in bounds: CGRect, capacity: Int) {
    self.container = container
    layoutBounds = bounds
    frames.reserveCapacity(capacity)
  }

  /// Notes that the trial puts `child` at `frame`.
  func place(_ child: some Layoutable, at frame: CGRect) {
    frames[ObjectIdentifier(child)] = frame
  }

  /// Where `host` stands for `child`: where the trial has put it, or else where it is.
  ///
  /// A host within a child is taken where it is, and a transformed child without its transform.
  func frame(of host: any Layoutable, for child: any Layoutable) -> ReferenceFrame? {
    guard host !== child else { return nil }
    if let frame = frames[ObjectIdentifier(host)] {
      return ReferenceFrame(frame: frame, untransformedFrame: frame)
    }
    return LayoutContext.convertedFrame(of: host, for: child, in: container)
  }

  var layoutParent: LayoutTrial? { nil }
  var layoutFrame: CGRect {
    get { layoutBounds }
    set {}
  }
  func sizeThatFits(_ size: CGSize) -> CGSize { layoutBounds.size }
  var layoutDirection: LayoutDirection { container.layoutDirection }
  func layoutSafeArea(in bounds: CGRect) -> CGRect { container.layoutSafeArea(in: bounds) }
  func layoutMarginsArea(in bounds: CGRect) -> CGRect { container.layoutMarginsArea(in: bounds) }
  func layoutReadableArea(in bounds: CGRect) -> CGRect { container.layoutReadableArea(in: bounds) }
  var pixelGrid: PixelGrid { container.pixelGrid }
  var layoutName: String { container.layoutName }
  var layoutIssueHandler: LayoutIssueHandler? { { _ in } }
}
