import Foundation

/// A reference that a closure of a pass looked up, and where it stood then.
///
/// A plan knows only the references that are written down, so a host that is looked up may be laid out
/// later in the same pass. If it then stands elsewhere, the container is laid out again.
struct LookUp {
  private weak var info: LayoutInfo?
  private let host: WeakHost
  private let frame: ReferenceFrame

  init(of host: any Layoutable, _ frame: ReferenceFrame, in info: LayoutInfo) {
    self.info = info
    self.host = WeakHost(any: host)
    self.frame = frame
  }

  /// Whether the host now stands elsewhere.
  var hasMoved: Bool {
    guard let host = host.host, let container = info?.container,
      let now = HostTree().frame(of: host, in: container)
    else { return false }
    return now.frame.isElsewhere(than: frame.frame)
      || now.untransformed.isElsewhere(than: frame.untransformed)
  }

  /// Has the containers around tell when they move later what decides where the host is.
  func watch() {
    guard let host = host.host, let info, let container = info.container else { return }
    info.watch(host, HostTree.between(host, container))
  }

  func layOutAgain() { info?.layOutAgainWithThoseAround() }
}

/// The frame of a host that a trial read and did not place, because it is outside of what is tried. If it
/// stands elsewhere in the end, the container whose pass asked for the size is laid out again.
struct TrialReading {
  private weak var info: LayoutInfo?
  private let host: WeakHost
  private let frame: CGRect
  /// Whether the trial read the top leading corner alone.
  private let isSized: Bool

  init(of host: any Layoutable, isSized: Bool, in info: LayoutInfo) {
    self.info = info
    self.host = WeakHost(any: host)
    frame = host.plumbFrame
    self.isSized = isSized
  }

  /// Has the container around tell when it moves the host later: in a pass that the tree runs by itself, or
  /// where the container that was tried does not follow it, because it has another condition now.
  func watch() {
    if let host = host.host { info?.watch(host, [host]) }
  }

  /// Whether the host now stands elsewhere.
  var hasMoved: Bool {
    guard let host = host.host else { return false }
    return host.plumbFrame.differs(from: frame, isSized: isSized, host.plumbDirection)
  }

  func layOutAgain() { info?.layOutAgainWithThoseAround() }
}
