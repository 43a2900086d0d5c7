#if canImport(os)
  import os

  /// Signposts, for Instruments, around the passes that ``LayoutInfoStoredView`` and ``LayoutInfoStoredScrollView`` run
  /// in their layout methods, with or without conditions. Layers and headless containers have none. Off by default.
  ///
  ///     LayoutSignposts.isEnabled = true
  ///
  /// Each pass is an interval named "pass" in the subsystem "Plumb", among the points of interest, with the
  /// container's name. For your own container, call ``around(_:_:)``. If signposts are off, each pass costs one test.
  @MainActor
  public enum LayoutSignposts {
    /// Whether each pass is marked with a signpost interval. While a tool records the intervals, each pass costs some
    /// allocations.
    public static var isEnabled = false

    private static let signposter = OSSignposter(subsystem: "Plumb", category: .pointsOfInterest)

    /// Runs a container's pass, which is `body`, inside a signpost interval.
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
