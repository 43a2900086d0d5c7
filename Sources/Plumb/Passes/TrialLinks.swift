import Foundation

/// The place of a trial among the others that are going on.
///
/// The links of a trial keep other trials alive. All of them are cut when it ends.
struct TrialLinks {
  /// The session's count of trials when this one began. Trials that begin later have the same number or a greater one.
  let number: Int
  /// The generation of trials in which it began. Calls that do not see the trial have another generation: a
  /// pass during the trial, or a measurement of a container around it.
  let generation: Int
  /// The trial of the same container during which it began.
  var outer: LayoutTrial?
  /// The trial whose layouts were evaluated when it began.
  let caller: LayoutTrial?
  /// The trial that has this one in its `inner` list.
  var holder: LayoutTrial?
  /// The trials of containers inside this trial's container, at the sizes that this trial has given to them.
  var inner: [LayoutTrial] = []
  /// The trials that have read frames of this one. Their numbers cannot be the keys: a kept trial and the one that
  /// replaces it have the same number.
  var readers: [ObjectIdentifier: LayoutTrial] = [:]
  /// Whether the layouts of this trial are being evaluated.
  var isRunning = false

  init(
    _ number: Int, _ generation: Int, during outer: LayoutTrial?, calledBy caller: LayoutTrial?
  ) {
    self.number = number
    self.generation = generation
    self.outer = outer
    self.caller = caller
  }
}

extension LayoutTrial {
  /// Ends this trial, and the trials inside.
  func end() {
    endInner()
    endAlone()
  }

  private func endAlone() {
    let outer = links.outer
    run.trial = nil
    info.trials.cache.note(rounds.frames, for: key)
    saveRun()
    // This trial counts as nested if it began during another trial of the same container, or if a later trial of the
    // container is still going on.
    var isNested = outer != nil
    if info.trials.innermost === self {
      info.trials.innermost = outer
    } else {
      var later = info.trials.innermost
      while let one = later, one.links.outer !== self { later = one.links.outer }
      later?.links.outer = outer
      isNested = later != nil
    }
    links = TrialLinks(links.number, links.generation, during: nil, calledBy: nil)
    LayoutSession.current.trials.end(isNested: isNested)
  }

  /// Ends the trials inside, with a list and not recursively: a deep nest would overflow the stack.
  func endInner() {
    var ending = links.inner
    links.inner = []
    while let trial = ending.popLast() {
      ending += trial.links.inner
      trial.links.inner = []
      trial.endAlone()
    }
  }

  /// Ends the trial of `child` among the inner ones, with its readers, if it ran at another size than the one that the
  /// child now gets.
  func endInner(of child: AnyObject, unlessSized size: CGSize) {
    guard let trial = links.inner.first(where: { $0.container === child }),
      trial.space.bounds.size != size
    else { return }
    trial.endReaders()
    trial.leave()
  }

  /// Ends this trial and removes it from the trial that holds it. Does nothing if no trial holds it, or if it has
  /// ended.
  private func leave() {
    guard let holder = links.holder,
      let index = holder.links.inner.firstIndex(where: { $0 === self })
    else { return }
    holder.links.inner.remove(at: index)
    end()
  }

  /// Whether each trial that holds this one, directly or not, is still the innermost of its container. A container may
  /// be read early at one size, and measured at another. The trial at the first size holds trials of containers
  /// inside. The trial at the second size must not see those.
  var isCurrent: Bool {
    var trial = self
    while let holder = trial.links.holder {
      guard holder.info.trials.innermost === holder else { return false }
      trial = holder
    }
    return true
  }
}

extension LayoutTrial {
  /// Begins to evaluate layouts.
  func start() {
    links.isRunning = true
    LayoutSession.current.trials.running = self
  }

  /// Notes that all layouts are evaluated.
  func stop() {
    links.isRunning = false
    LayoutSession.current.trials.running = links.caller
  }

  /// Notes that this trial has read a frame of another one, and so have the trials that called this one.
  func noteReading(_ other: LayoutTrial) {
    var reader = self
    while reader !== other, other.links.readers[ObjectIdentifier(reader)] == nil {
      other.links.readers[ObjectIdentifier(reader)] = reader
      guard let caller = reader.links.caller else { break }
      reader = caller
    }
  }

  /// Ends the trials that have read frames of this one, and the readers of those, because the frames may have
  /// changed. A trial that is still running finds that out itself.
  func endReaders() {
    var ending = Array(links.readers.values)
    links.readers = [:]
    while let reader = ending.popLast() {
      guard !reader.links.isRunning else { continue }
      ending.append(contentsOf: reader.links.readers.values)
      reader.leave()
    }
  }
}

extension LayoutTrial {
  /// Ends the trials inside with a number greater than `count`, unless their layouts are still evaluated.
  fileprivate func endInner(since count: Int) {
    for trial in links.inner where trial.links.number > count && !trial.links.isRunning {
      trial.endReaders()
      trial.leave()
    }
  }

  /// Whether this trial's container is `host` or inside it. Mostly, `host` is a child of the container, so that is
  /// checked first.
  func isInside(_ host: any Layoutable) -> Bool {
    host.plumbParent !== container && container.isInside(host)
  }
}

extension LayoutSession {
  /// For each running trial, ends the trials that it holds in its `inner` list and that have a number greater than
  /// `count`, unless they are running themselves.
  func endTrials(since count: Int) {
    var running = trials.running
    while let trial = running {
      trial.endInner(since: count)
      running = trial.links.caller
    }
  }
}
