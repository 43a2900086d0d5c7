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
  /// The size of the box from the top leading corner of the bounds around the children placed so far.
  private(set) var box = CGSize.zero
  /// How far the trial has come in turn, and the steps that it began before their turn.
  private var reached = -1
  private var early: Set<Int> = []

  init(_ space: ParentSpace, _ number: UInt64) {
    self.space = space
    self.number = number
  }

  /// Begins a step in its turn; false if it was begun before.
  func beginInTurn(_ step: Int) -> Bool {
    reached = step
    return early.isEmpty || !early.contains(step)
  }

  /// Begins a step before its turn; false if it was begun before.
  func beginEarly(_ step: Int) -> Bool { step > reached && early.insert(step).inserted }

  /// Adds a child to the box.
  func add(_ frame: CGRect) { box = box.enclosing(frame, in: space) }

  /// Where the trial puts `host` in its parent; nil if the trial does not place it, or is about to.
  ///
  /// If the parent is itself placed by the trial, its layouts are tried in the size that it got, as far as
  /// `host` depends on them. If the parent is being tried, and has not come to `host`, that is placed before
  /// its turn.
  func frame(of host: any Layoutable) -> CGRect? {
    if let sizing { return sizing.frames[ObjectIdentifier(host)] }
    guard let parent = host.plumbParent, let info = parent.plumbLayoutInfo else { return nil }
    if let frame = frame(of: parent) {
      // The children of a scrolled parent stand where it is scrolled to.
      let bounds = CGRect(origin: parent.plumbBounds.origin, size: frame.size)
      info.openTrial(in: bounds, number)
    }
    info.placeEarly(host, number)
    return info.trialFrame(of: host, number)
  }

  /// The bounds of `host` in the trial; nil if it has its own.
  func bounds(of host: any Layoutable) -> CGRect? {
    LayoutSession.current.noteMeasurement()
    if let frame = frame(of: host) {
      return CGRect(origin: host.plumbBounds.origin, size: frame.size)
    }
    if let bounds = ownBounds(of: host) { return bounds }
    noteReading(of: host)
    return nil
  }

  /// The frame of `host` in the trial; nil if it has its own. A host that is tried by itself stays where it
  /// stands, as large as it is tried.
  func place(of host: any Layoutable) -> CGRect? {
    LayoutSession.current.noteMeasurement()
    if let frame = frame(of: host) { return frame }
    let size = ownBounds(of: host)?.size
    noteReading(of: host, isSized: size != nil)
    return size.map { CGRect(origin: host.plumbFrame.origin, size: $0) }
  }

  /// The bounds in which `host` is tried by itself; nil if it is not.
  private func ownBounds(of host: any Layoutable) -> CGRect? {
    guard let sizing else { return host.plumbLayoutInfo?.trialBounds(number) }
    return sizing.host === host ? space.bounds : nil
  }

  /// Notes where a host stands that the trial does not place, for the pass that asks for the size: it may
  /// be moved later in that pass.
  private func noteReading(of host: any Layoutable, isSized: Bool = false) {
    if sizing == nil { LayoutSession.current.noteReading(of: host, isSized: isSized) }
  }

  /// The space that a host's children are in.
  @inline(never)
  func space(of host: any Layoutable) -> ParentSpace {
    guard let sizing, sizing.host !== host else { return space }
    return ParentSpace(bounds: bounds(of: host) ?? host.plumbBounds, direction: host.plumbDirection)
  }
}

extension CGSize {
  /// The size of the box from the top leading corner of the bounds around `frame` as well.
  func enclosing(_ frame: CGRect, in space: ParentSpace) -> CGSize {
    let bounds = space.bounds
    let end =
      space.isMirrored
      ? bounds.origin.x + bounds.size.width - frame.origin.x
      : frame.origin.x + frame.size.width - bounds.origin.x
    return CGSize(
      width: max(width, end),
      height: max(height, frame.origin.y + frame.size.height - bounds.origin.y))
  }
}
