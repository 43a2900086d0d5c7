import Foundation

/// The outermost trial that is going on: a container asks its own layouts for a size, in bounds that
/// it does not have, and nothing is moved.
///
/// Containers inside it are tried as well, each in the size that the trial gives it. So a pin finds
/// every view of the container where the trial puts it, in whatever container it is.
@usableFromInline
final class LayoutTrial {
  /// The bounds and the direction that the layouts are tried in.
  let space: ParentSpace
  let number: UInt64
  /// Whether nothing is reported, because nothing has happened yet.
  var isSilent = true
  /// Where layouts at once have put hosts while a size is asked for; see ``LayoutScope/autoSizing(_:_:)``.
  var sizing: AutoSizing?

  init(_ space: ParentSpace, _ number: UInt64) {
    self.space = space
    self.number = number
  }

  /// Where the trial puts `host` in its parent; nil if the trial does not place it.
  ///
  /// If the parent is itself placed by the trial, its layouts are tried in the size that it got.
  func frame(of host: any Layoutable) -> CGRect? {
    if let sizing { return sizing.frames[ObjectIdentifier(host)] }
    guard let parent = host.plumbParent, let info = parent.plumbLayoutInfo else { return nil }
    if let frame = frame(of: parent) {
      // The children of a scrolled parent stand where it is scrolled to.
      let bounds = CGRect(origin: parent.plumbBounds.origin, size: frame.size)
      info.tryAgain(in: bounds, number)
    }
    return info.trialFrame(of: host, number)
  }

  /// The bounds of `host` in the trial; nil if it has its own.
  func bounds(of host: any Layoutable) -> CGRect? {
    if let frame = frame(of: host) {
      return CGRect(origin: host.plumbBounds.origin, size: frame.size)
    }
    return ownBounds(of: host)
  }

  /// The frame of `host` in the trial; nil if it has its own. A host that is tried by itself stays where it
  /// stands, as large as it is tried.
  func place(of host: any Layoutable) -> CGRect? {
    frame(of: host)
      ?? ownBounds(of: host).map { CGRect(origin: host.plumbFrame.origin, size: $0.size) }
  }

  /// The bounds in which `host` is tried by itself; nil if it is not.
  private func ownBounds(of host: any Layoutable) -> CGRect? {
    guard let sizing else { return host.plumbLayoutInfo?.trialBounds(number) }
    return sizing.host === host ? space.bounds : nil
  }

  /// The space that a host's children are in.
  @inline(never)
  func space(of host: any Layoutable) -> ParentSpace {
    guard let sizing, sizing.host !== host else { return space }
    return ParentSpace(bounds: bounds(of: host) ?? host.plumbBounds, direction: host.plumbDirection)
  }
}
