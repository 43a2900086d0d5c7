import Foundation

extension LayoutTrial {
  /// Where a trial has a host.
  enum Place {
    /// The trial has placed it.
    case placed(CGRect, LayoutTrial)
    /// The trial will place it. It was there in the round before, or stands there.
    case early(CGRect, LayoutTrial)
    /// No trial places it.
    case own

    /// The trial of a container that has this place; nil if no trial gives it one, or if it is too deep in others.
    func trial(inside info: LayoutInfo) -> LayoutTrial? {
      switch self {
      case .placed(let frame, let trial), .early(let frame, let trial):
        trial.layOut(info, sized: frame.size)
      case .own: nil
      }
    }

    /// The space that the trial has the parent in; nil if no trial places the host.
    var space: ParentSpace? {
      switch self {
      case .placed(_, let trial), .early(_, let trial): trial.space
      case .own: nil
      }
    }
  }

  /// Where the trial has a child of its container.
  func place(of child: any Layoutable) -> Place {
    guard let plan = run.plan, let cell = info.table.cell(of: child),
      plan.index(of: Int(cell)) != nil
    else { return .own }
    if let frame = frame(at: Int(cell)) { return .placed(frame, self) }
    return .early(rounds.frames[Int(cell)] ?? child.plumbFrame, self)
  }

  /// Notes that a child was read before it was placed.
  private func noteEarly(_ child: any Layoutable, _ extent: Reading.Extent, _ frame: CGRect) {
    guard let cell = info.table.cell(of: child) else { return }
    rounds.note(Reading(child, extent, frame, in: space), at: Int(cell))
  }

  /// The trial of a container inside, in the size that this trial has given it.
  func layOut(_ info: LayoutInfo, sized size: CGSize) -> LayoutTrial? {
    guard let container = info.container else { return nil }
    if LayoutSession.current.isDeep {
      LayoutSession.current.reportDepth(of: container)
      return nil
    }
    let trial = container.layOutOnTrial(sized: size)
    inner.append(trial)
    return trial
  }
}

extension LayoutTrial {
  /// Reads where `host` stands for what is evaluated in this trial; nil if it stands where its frame says.
  ///
  /// A host that is itself tried in a size, around what is evaluated, has that size, and its corner is read alone.
  func read(_ host: any Layoutable, _ extent: Reading.Extent) -> CGRect? {
    let session = LayoutSession.current
    let place = session.place(of: host)
    func note(_ extent: Reading.Extent, _ frame: CGRect) {
      session.readings.note(
        Reading(host, extent, frame, in: place.space), isLive: place.space == nil)
    }
    if case .placed(let frame, _) = place {
      note(extent, frame)
      return frame
    }
    // Of a host that scrolls, it is the content that is tried.
    let size = host.plumbScrolling == nil ? sizeOnTrial(of: host) : nil
    if let size, extent == .size {
      let frame = CGRect(origin: .zero, size: size)
      session.readings.note(Reading(host, .size, frame), isLive: false)
      return frame
    }
    let extent = size == nil ? extent : .corner
    var frame = host.plumbFrame
    if case .early(let early, let trial) = place {
      trial.noteEarly(host, extent, early)
      frame = early
    }
    note(extent, frame)
    if let size { return frame.resized(to: size, host.plumbDirection) }
    return place.space == nil ? nil : frame
  }

  /// The size in which `host` is tried around what is evaluated; nil if it is not.
  func sizeOnTrial(of host: any Layoutable) -> CGSize? {
    if host === container { return space.bounds.size }
    guard let info = host.plumbLayoutInfo, let trial = LayoutSession.current.trial(of: info),
      container.isInside(host)
    else { return nil }
    trial.isMeasuredInside = true
    return trial.space.bounds.size
  }

  /// Whether a host stands where it was read.
  func holds(_ reading: Reading) -> Bool {
    guard let host = reading.host.host else { return false }
    let tried =
      switch reading.extent {
      case .content: content(of: host)
      case .viewport: viewport(of: host)
      default: read(host, reading.extent)
      }
    let now = tried ?? host.rect(reading.extent)
    return !reading.isStale(now, of: host, in: LayoutSession.current.place(of: host).space)
  }
}
