import Foundation

/// The state of a scrolling container's content: the viewport, the bounds, and what a pass may skip.
struct FoundContent {
  /// The viewport's size while the content's length is being found; nil otherwise.
  var room: CGSize?
  /// Whether, since the layouts were planned, anything has measured from the viewport or looked up a view that is not
  /// a child.
  var sticks = false
  /// Whether only the scroll offset has changed since the last pass.
  var isOnlyScrolled = false
  /// The viewport's size in the last pass.
  var viewport: CGSize?
  /// The host's bounds in this pass, and in the one before.
  var bounds: CGRect?
  var lastBounds: CGRect?
}

extension LayoutInfo {
  /// Whether a pass must run when only the scroll offset changes: a layout measures from the viewport or looks up a
  /// view that is not a child, or a pin connects a view inside with one outside.
  ///
  /// A scrolling container of your own asks this when its content was scrolled. Costs a few loads.
  public var followsScrolling: Bool {
    scroll.sticks || pass.isWatched || !(pass.plan?.outside.isEmpty ?? false)
  }

  /// Whether a trial of the container is going on, and no pass.
  var isTried: Bool { !isInPass && trials.innermost != nil }
}

extension Layoutable {
  /// Notes that a trial depends on which part of the content is in view. Returns that part; nil if this host
  /// does not scroll.
  @discardableResult
  func noteViewport() -> CGRect? {
    guard let viewport = viewportOnTrial else { return nil }
    LayoutSession.current.readings.note(Reading(self, .viewport, viewport), isLive: false)
    return viewport
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Finds the content's size before a pass, and sets it. Keeps the size if only the scroll offset has changed, or if
  /// a pass is going on. Returns false, and reports, if the size is being found already.
  @usableFromInline @inline(never)
  func findContent(_ scrolling: LayoutScrolling) -> Bool {
    let info = host.layoutInfo
    if info.isInPass { return true }
    if info.scroll.room != nil {
      host.reportPassInPass()
      return false
    }
    info.scroll.lastBounds = info.scroll.bounds
    info.scroll.bounds = host.plumbBounds
    let viewport = scrolling.viewport.size
    if info.scroll.isOnlyScrolled, info.scroll.viewport == viewport { return true }
    let size = host.contentSize(in: viewport)
    info.scroll.viewport = viewport
    if size != scrolling.contentSize { host.plumbSetContentSize(size) }
    return true
  }

  /// Runs the layouts of a scrolling container. Skips them if only the offset has changed and no layout
  /// depends on it.
  func layOutContent(isOnlyScrolled: Bool) {
    let info = host.layoutInfo
    if isOnlyScrolled, !info.followsScrolling { return }
    info.scroll.isOnlyScrolled = isOnlyScrolled
    layoutStoredSubviews()
    info.scroll.isOnlyScrolled = false
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// The size in which a scrolling container shows all of its content inside `insets`, at most `size`: the
  /// rest scrolls. An unlimited side is `CGFloat.greatestFiniteMagnitude`.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.scrollingSizeThatFits(size) }
  ///
  /// The layouts run on trial, as they do to find the content's size; nothing is moved.
  public func scrollingSizeThatFits(_ size: CGSize, inside insets: LayoutInsets = .zero) -> CGSize {
    host.scrolledSize(offering: size, inside: insets)
  }
}

extension LayoutInfoStorable {
  /// The size of the content in a viewport of the given size. Along scrolling axes, it is the length that the layouts
  /// need. Along the other axes, it is the length of the viewport. If no axis scrolls or nothing is stored, it is the
  /// current size of the content.
  func contentSize(in viewport: CGSize) -> CGSize {
    let axes = plumbScrollAxes
    if axes.isEmpty || layoutInfo.isEmpty { return plumbScrolling?.contentSize ?? viewport }
    var size = viewport
    let needed = neededContentSize(in: viewport, axes)
    if axes.contains(.horizontal) { size.width = needed.width }
    if axes.contains(.vertical) { size.height = needed.height }
    return size
  }

  /// The size that the layouts need, at least `least`. The scrolling `axes` are unlimited.
  func neededContentSize(
    in viewport: CGSize, _ axes: ScrollAxes, atLeast least: CGSize = .zero
  ) -> CGSize {
    let info = layoutInfo
    let session = LayoutSession.current
    let (outer, trials) = (info.scroll.room, session.trials.count)
    info.scroll.room = CGSize(
      width: viewport.width.lengthOrZero, height: viewport.height.lengthOrZero)
    defer {
      info.scroll.room = outer
      // During these trials, the content counted as not scrolled. Inner trials that they left behind may have read
      // places in the content, so these inner trials are ended.
      session.endTrials(since: trials)
    }
    let padding = plumbContentPadding
    return plumb.sizeThatFits(
      CGSize(
        width: axes.contains(.horizontal) ? .greatestFiniteMagnitude : viewport.width,
        height: axes.contains(.vertical) ? .greatestFiniteMagnitude : viewport.height),
      atLeast: least, trailingPadding: padding.width, bottomPadding: padding.height)
  }

  /// The size in which a scrolling container shows all of its content inside `insets`, at most `size`. A side of
  /// `size` may be unlimited.
  func scrolledSize(offering size: CGSize, inside insets: LayoutInsets) -> CGSize {
    let around = CGSize(
      width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    func inside(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
      length.isLimited ? max(0, length - insets) : length
    }
    let viewport = CGSize(
      width: inside(size.width, around.width), height: inside(size.height, around.height))
    let needed = neededContentSize(in: viewport, plumbScrollAxes)
    return CGSize(
      width: min(size.width, needed.width + around.width),
      height: min(size.height, needed.height + around.height))
  }

  /// The bounds in which the layouts are evaluated if an outer trial gives the container `size`.
  func layoutBounds(sized size: CGSize) -> CGRect {
    guard let scrolling = plumbScrolling else {
      return CGRect(origin: plumbBounds.origin, size: size)
    }
    let viewport = plumbViewportSize(in: size)
    let content =
      layoutInfo.trials.isFitting ? scrolling.contentSize : contentSize(in: viewport)
    return LayoutScrolling(
      viewport: CGRect(origin: .zero, size: viewport), contentSize: content
    ).content
  }

  /// The size that an outer trial gives the container; nil if no outer trial gives it a size.
  private var sizeOnTrial: CGSize? {
    switch LayoutSession.current.place(of: self) {
    case .placed(let frame, _), .early(let frame, _): frame.size
    case .own: nil
    }
  }

  /// The bounds that the condition is asked for. In a scrolling container, they have the lengths of the viewport along
  /// the scrolling axes.
  func conditionBounds(_ bounds: CGRect) -> CGRect {
    guard let scrolling = plumbScrolling else { return bounds }
    let axes = plumbScrollAxes
    var size =
      layoutInfo.scroll.room ?? sizeOnTrial.map(plumbViewportSize)
      ?? scrolling.viewport.size
    if !axes.contains(.horizontal) { size.width = bounds.size.width }
    if !axes.contains(.vertical) { size.height = bounds.size.height }
    return CGRect(origin: .zero, size: size)
  }
}
