#if canImport(os)
  import os

  /// Signposts around the passes of ready containers, for Instruments; off at first.
  ///
  ///     LayoutSignposts.isEnabled = true
  ///
  /// Each pass is an interval with the name "pass" of the subsystem "Plumb", among the points of interest, with the
  /// name of the container. A container of your own has one by ``around(_:_:)``. As long as they are off, they cost
  /// a test for each pass.
  @MainActor
  public enum LayoutSignposts {
    /// Whether passes are marked. That costs some allocations a pass, while something records them.
    public static var isEnabled = false

    private static let signposter = OSSignposter(subsystem: "Plumb", category: .pointsOfInterest)

    /// Marks the pass of a container, which `body` runs.
    ///
    ///     override func layoutSubviews() {
    ///       super.layoutSubviews()
    ///       LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
    ///     }
    public static func around(_ container: some LayoutInfoStorable, _ body: () -> Void) {
      guard isEnabled, signposter.isEnabled else { return body() }
      let name = container.plumbName
      let state = signposter.beginInterval("pass", id: signposter.makeSignpostID(), "\(name)")
      body()
      signposter.endInterval("pass", state)
    }
  }
#endif
