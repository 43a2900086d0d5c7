#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension ReadyContainer {
    /// The size of a scrolling container that shows all of its content, inside `insets` of it, and no more
    /// than what is offered.
    func scrolledSize(offering size: CGSize, inside insets: HostInsets) -> CGSize {
      let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
      let isOpen = size.width == .greatestFiniteMagnitude
      let content = plumb.sizeThatFits(
        CGSize(
          width: isOpen ? size.width : max(0, size.width - across),
          height: .greatestFiniteMagnitude),
        trailingPadding: trailingPadding, bottomPadding: bottomPadding)
      return CGSize(
        width: min(size.width, content.width + across),
        height: min(size.height, content.height + down))
    }
  }
#endif
