extension LayoutSession {
  /// A trial, with all that is asked for on behalf of it.
  struct Trial {
    var number: UInt64 = 0
    /// The host that is asked for its size.
    var host: (any Layoutable)?
    /// What ends the trials of containers inside that place children as they are asked for.
    var open: [() -> Void] = []
    /// What has been read of hosts that were not placed yet, that in the part that is going on from the one at
    /// `firstReading`.
    var readings: [EarlyReading] = []
    var firstReading = 0
    /// How many frames had been measured before it.
    var firstMeasured = 0
    /// How often the trial has been run again.
    var round = 0
    /// The depth of the innermost call that belongs to it. A pass inside it goes deeper and does not.
    var depth = -1
  }
}

extension LayoutSession.Trial {
  /// Whether the trial lays out a container around `host`.
  func placesParents(of host: any Layoutable) -> Bool {
    var parent = host.plumbParent
    while let container = parent {
      if container.plumbLayoutInfo?.trial.number == number { return true }
      parent = container.plumbParent
    }
    return false
  }
}

extension LayoutSession {
  /// Whether so many containers are asked for their sizes inside each other that the stack may end. Each needs
  /// 8 KB of it in a debug build, and a thread that shows views has a megabyte on some platforms.
  var isDeep: Bool { depth > Self.mostDepth }

  /// Two for each container.
  private static var mostDepth: Int { 200 }

  /// Reports that `host` is asked too deep in others, once in a call.
  func reportDepth(of host: any LayoutInfoStorable) {
    if !isDepthReported { host.reportInterference(.tooDeep, asked: "size") }
    isDepthReported = true
  }
}
