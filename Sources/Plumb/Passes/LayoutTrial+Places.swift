import Foundation

extension LayoutTrial {
  /// The frame that a trial has for a host.
  enum Place {
    /// The trial has placed it.
    case placed(CGRect, LayoutTrial)
    /// The trial has not placed it yet. The frame is that of the round before, or the host's own.
    case early(CGRect, LayoutTrial)
    /// No trial places it.
    case own

    /// The trial of the container that has this place, at the size of its frame; nil if no trial places the
    /// container, or if the trials are nested too deep or too many.
    func trial(inside info: LayoutInfo) -> LayoutTrial? {
      switch self {
      case .placed(let frame, let trial), .early(let frame, let trial):
        trial.layOut(info, sized: frame.size)
      case .own: nil
      }
    }

    /// The space in which a trial has the host's parent; nil if no trial places the host.
    var space: ParentSpace? {
      switch self {
      case .placed(_, let trial), .early(_, let trial): trial.space
      case .own: nil
      }
    }
  }

  /// The place of a child of the container in this trial.
  func place(of child: any Layoutable) -> Place {
    guard let plan = run.plan, let cell = info.table.cell(of: child),
      plan.index(of: Int(cell)) != nil
    else { return .own }
    if let frame = frame(at: Int(cell)) { return .placed(frame, self) }
    return .early(rounds.frames[Int(cell)] ?? child.plumbFrame, self)
  }

  /// Notes that a child was read early.
  private func noteEarly(_ child: any Layoutable, _ extent: Reading.Extent, _ frame: CGRect) {
    guard let cell = info.table.cell(of: child) else { return }
    rounds.note(Reading(child, extent, frame, in: space), at: Int(cell))
  }

  /// Runs a trial of a container inside, at the size that this trial has given it. Nil, and reported, if it
  /// is nested too deep, or if there were too many trials.
  func layOut(_ info: LayoutInfo, sized size: CGSize) -> LayoutTrial? {
    guard let container = info.container else { return nil }
    let session = LayoutSession.current
    if let overload = session.overload {
      session.report(overload, of: container)
      return nil
    }
    let trial = container.layOutOnTrial(sized: size)
    // Code in the inner trial may read views that end this trial. Then nothing else would end the inner one.
    guard run.trial === self else {
      trial.end()
      return nil
    }
    links.inner.append(trial)
    trial.links.holder = self
    return trial
  }
}

extension LayoutTrial {
  /// Reads where `host` stands in this trial, and notes the reading. Nil if the host stands at its own frame.
  ///
  /// A host around the evaluated container may be on trial itself. Then its size is the trial's, and only its
  /// corner is read from its frame.
  func read(_ host: any Layoutable, _ extent: Reading.Extent) -> CGRect? {
    let session = LayoutSession.current
    let place = session.place(of: host)
    func note(_ extent: Reading.Extent, _ frame: CGRect, earlyIn trial: LayoutTrial? = nil) {
      session.readings.note(
        Reading(host, extent, frame, in: place.space), isLive: place.space == nil,
        earlyIn: trial?.links.number)
    }
    if case .placed(let frame, let trial) = place {
      noteReading(trial)
      note(extent, frame)
      return frame
    }
    // If the host scrolls, the trial's size is that of its content.
    let size = host.plumbScrolling == nil ? sizeOnTrial(of: host) : nil
    if let size, extent == .size {
      let frame = CGRect(origin: .zero, size: size)
      session.readings.note(Reading(host, .size, frame), isLive: false)
      return frame
    }
    let extent = size == nil ? extent : .corner
    var frame = host.plumbFrame
    var early: LayoutTrial?
    if case .early(let before, let trial) = place {
      noteReading(trial)
      trial.noteEarly(host, extent, before)
      (frame, early) = (before, trial)
    }
    note(extent, frame, earlyIn: early)
    if let size { return frame.resized(to: size, host.plumbDirection) }
    return place.space == nil ? nil : frame
  }

  /// The size that a trial gives to `host` if it is the container or around it; nil otherwise.
  func sizeOnTrial(of host: any Layoutable) -> CGSize? {
    if host === container { return space.bounds.size }
    guard let info = host.plumbLayoutInfo, let trial = LayoutSession.current.trial(of: info),
      container.isInside(host)
    else { return nil }
    trial.dependsOnSize = true
    return trial.space.bounds.size
  }

  /// Whether a reading is not stale. The host is read again, so the reading is noted again.
  func holds(_ reading: Reading) -> Bool {
    guard let host = reading.host.host else { return false }
    // A remembered size depends on this container's size, as it did when the child was asked.
    if host === container, reading.extent == .size || reading.extent == .content {
      dependsOnSize = true
    }
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
