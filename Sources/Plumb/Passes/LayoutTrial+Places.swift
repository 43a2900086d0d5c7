import Foundation

extension LayoutTrial {
  /// Whether a trial has a frame for a host, and which one.
  enum Place {
    /// The trial has placed the host at this frame.
    case placed(CGRect, LayoutTrial)
    /// The trial has not placed the host yet. The frame is the one of an earlier round or trial, or else the host's
    /// own.
    case early(CGRect, LayoutTrial)
    /// No trial has a frame for the host, so the host's own frame counts.
    case own

    /// Runs a trial of the container whose store is `info` and whose place this is, at the size of the frame. Nil if no
    /// trial places the container, if the container is gone, if the trials are nested too deep or too many, or if code
    /// in the new trial ends the trial that places the container.
    func trial(inside info: LayoutInfo) -> LayoutTrial? {
      switch self {
      case .placed(let frame, let trial), .early(let frame, let trial):
        trial.layOut(info, sized: frame.size)
      case .own: nil
      }
    }

    /// The space of the host's parent in the trial that places the host; nil if no trial does.
    var space: ParentSpace? {
      switch self {
      case .placed(_, let trial), .early(_, let trial): trial.space
      case .own: nil
      }
    }
  }

  /// The frame that this trial has for a child of its container; `own` if the trial does not lay out the child.
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

  /// Runs a trial of a container inside this one, or of this one, at the size that this trial has found for it. Nil if
  /// the container is gone, if the trials are nested too deep or too many, which is reported, or if code in the new
  /// trial ends this one.
  func layOut(_ info: LayoutInfo, sized size: CGSize) -> LayoutTrial? {
    guard let container = info.container else { return nil }
    let session = LayoutSession.current
    if let overload = session.overload {
      session.report(overload, of: container)
      return nil
    }
    let trial = container.layOutOnTrial(sized: size)
    // Code in the inner trial may end this trial by what it reads. Then nothing else would end the inner trial.
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
  /// The frame that the trials going on have for `host`. Nil if they have none; then the host's own frame counts. Notes
  /// the reading.
  ///
  /// `host` may be this trial's container, or a container around it that is on trial, too. Unless a trial has placed
  /// the host or the host scrolls, its size is then the one in which its layouts are tried, and only its corner is read
  /// from a frame.
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
    // The layouts of a scrolling host are tried in the size of its content, and not in the size of its frame.
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

  /// The size in which the layouts of `host` are tried, if `host` is this trial's container, or a container around it
  /// that is on trial, too; nil otherwise. For a container around, notes that its trial depends on its size.
  func sizeOnTrial(of host: any Layoutable) -> CGSize? {
    if host === container { return space.bounds.size }
    guard let info = host.plumbLayoutInfo, let trial = LayoutSession.current.trial(of: info),
      container.isInside(host)
    else { return nil }
    trial.dependsOnSize = true
    return trial.space.bounds.size
  }

  /// Whether a reading is not stale; false if its host is gone. Reads the host again, which notes a new reading.
  func holds(_ reading: Reading) -> Bool {
    guard let host = reading.host.host else { return false }
    // A size that was remembered with this reading depends on this container's size. So this trial does, too.
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
