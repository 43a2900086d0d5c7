#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension ReadyContainer {
    /// What the engine for constraints is told of a container that lives among them: the width that its
    /// layouts need, and the height in `width`, that of its last pass; `ownSize`, if there are no layouts.
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
