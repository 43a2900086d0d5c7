#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension ReadyContainer {
    /// The size that a container in Auto Layout reports: the width that its layouts need, and the height that they need
    /// at `width`, the width of its last pass. If `width` is 0, as before the first pass, the height is the one that
    /// they need at the reported width. Without layouts, `ownSize`.
    func sizeAmongConstraints(inWidth width: CGFloat, otherwise ownSize: CGSize) -> CGSize {
      if layoutInfo.isEmpty { return ownSize }
      let unlimited = CGFloat.greatestFiniteMagnitude
      let natural = plumbSizeThatFits(CGSize(width: unlimited, height: unlimited))
      guard width > 0, width != natural.width else { return natural }
      let height = plumbSizeThatFits(CGSize(width: width, height: unlimited)).height
      return CGSize(width: natural.width, height: height)
    }
  }
#endif
