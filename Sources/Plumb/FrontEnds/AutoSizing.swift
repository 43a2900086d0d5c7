import Foundation

/// Records the frames of layouts that are applied directly, without being stored, while `host` is asked for its size.
/// Until the size is found, no view is moved.
final class AutoSizing: TrialFrames {
  let host: any Layoutable
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var boxes: [ObjectIdentifier: CGRect] = [:]

  init(_ host: any Layoutable, in space: ParentSpace) {
    self.host = host
    super.init(space)
  }

  func note(_ child: any Layoutable, _ frame: CGRect, _ margins: LayoutMargins?) {
    frames[ObjectIdentifier(child)] = frame
    guard child.isChild(of: host) else { return }
    boxes[ObjectIdentifier(child)] = margins?.grown(frame) ?? frame
  }

  override func givenFrame(of host: any Layoutable) -> CGRect? { frames[ObjectIdentifier(host)] }

  override func frame(of host: any Layoutable) -> CGRect? {
    if let frame = givenFrame(of: host) { return frame }
    LayoutSession.current.readings.note(Reading(host, .frame, host.plumbFrame), isLive: true)
    return nil
  }

  override func bounds(of host: any Layoutable) -> CGRect? {
    if host === self.host { return space.bounds }
    return frame(of: host).map { CGRect(origin: host.plumbBounds.origin, size: $0.size) }
  }

  override func space(of host: any Layoutable) -> ParentSpace {
    if host === self.host { return space }
    return ParentSpace(bounds: bounds(of: host) ?? host.plumbBounds, direction: host.plumbDirection)
  }

  /// The size of the smallest box that contains the host's top leading corner and, with their margins, the frames of
  /// its children that were laid out.
  var size: CGSize {
    let bounds = space.bounds
    let corner = CGRect(
      x: space.isMirrored ? bounds.origin.x + bounds.size.width : 0, y: 0, width: 0, height: 0)
    return boxes.values.reduce(corner) { $0.box(with: $1) }.size
  }
}

/// The space that a child needs around it, in points.
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
  /// Runs `body` as if this host had `size`. Meanwhile, layouts that are applied directly move no views: their frames
  /// are recorded. Returns the size of the smallest box that contains this host's top leading corner and, with their
  /// margins, the recorded frames of its children.
  @_spi(PlumbFrontEnd)
  public func autoSizing(_ size: CGSize, _ body: () -> Void) -> CGSize {
    let session = LayoutSession.current
    session.beginTrial()
    let outer = session.sizing
    defer {
      session.sizing = outer
      session.endTrial()
    }
    let origin = host.plumbScrolling == nil ? host.plumbBounds.origin : .zero
    var bounds = CGRect(origin: origin, size: size)
    // In a right-to-left host, a distance from the leading edge is the difference of two numbers. Up to this width,
    // such differences are exact to a billionth of a point.
    if host.plumbDirection == .rightToLeft { bounds.size.width = min(size.width, 4_194_304) }
    let sizing = AutoSizing(
      host, in: ParentSpace(bounds: bounds, direction: host.plumbDirection))
    session.sizing = sizing
    body()
    return sizing.size
  }
}
