import Foundation

/// Where layouts at once would put hosts, while a host is asked for a size.
final class AutoSizing {
  let host: any Layoutable
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  private var boxes: [ObjectIdentifier: CGRect] = [:]

  init(_ host: any Layoutable) {
    self.host = host
  }

  func note(_ child: any Layoutable, _ frame: CGRect, _ margins: LayoutMargins?) {
    frames[ObjectIdentifier(child)] = frame
    guard child.isChild(of: host) else { return }
    boxes[ObjectIdentifier(child)] = margins?.grown(frame) ?? frame
  }

  /// The box around the children that were laid out, with their margins, and the origin.
  var size: CGSize {
    boxes.values.reduce(CGRect.zero) { $0.box(with: $1) }.size
  }
}

/// The room that a child asks for around it, in points.
@_spi(PlumbFrontEnd)
public struct LayoutMargins {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  func grown(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x - left, y: frame.origin.y - top,
      width: frame.size.width + left + right, height: frame.size.height + top + bottom)
  }
}

extension LayoutScope {
  /// Runs `body` as if this host had `size`, moves nothing that a front end lays out at once, and gives
  /// the size of the box around its children with their margins.
  @_spi(PlumbFrontEnd)
  public func autoSizing(_ size: CGSize, _ body: () -> Void) -> CGSize {
    let session = LayoutSession.current
    let outerTrial = session.beginTrial(of: host)
    let outerSizing = session.sizing
    defer {
      session.sizing = outerSizing
      session.endTrial(outerTrial)
    }
    let bounds = CGRect(origin: host.plumbBounds.origin, size: size)
    let trial = LayoutTrial(
      ParentSpace(bounds: bounds, direction: host.plumbDirection), of: host, session.trial.number)
    let sizing = AutoSizing(host)
    trial.sizing = sizing
    session.sizing = trial
    body()
    return sizing.size
  }
}
