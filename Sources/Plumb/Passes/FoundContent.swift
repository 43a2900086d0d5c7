import Foundation

/// What a container that scrolls knows of its content.
struct FoundContent {
  /// The size of the viewport while the length of the content is being found; nil otherwise.
  var room: CGSize?
  /// Whether anything was measured from the viewport since the layouts were planned.
  var sticks = false
  /// Whether nothing but the offset has changed since the last pass.
  var isOnlyScrolled = false
  /// The size of the viewport in the last pass.
  var viewport: CGSize?
  /// The bounds of the host in this pass, and in the one before.
  var bounds: CGRect?
  var lastBounds: CGRect?
}

extension LayoutInfo {
  /// Whether the layouts are to be run again when nothing but the offset of the content changes: one of them
  /// measures from the viewport, or something outside is pinned to what is inside, or the other way round.
  ///
  /// A container of one's own that scrolls asks it when its content was scrolled. Costs a few loads.
  public var followsScrolling: Bool {
    scroll.sticks || pass.isWatched || !(pass.plan?.outside.isEmpty ?? false)
  }

  /// Whether the layouts are being tried, and not run.
  var isTried: Bool { !isInPass && trials.innermost != nil }
}

extension Layoutable {
  /// Notes that a trial depends on which part of the content is in view.
  func noteViewport() {
    guard let viewport = viewportOnTrial else { return }
    LayoutSession.current.readings.note(Reading(self, .viewport, viewport), isLive: false)
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Finds how large the content is before a pass, and gives it that size. False, and reported, in the midst of that.
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

  /// Runs the layouts of a container that scrolls, unless nothing but the offset has changed and nothing hangs on it.
  func layOutContent(isOnlyScrolled: Bool) {
    let info = host.layoutInfo
    if isOnlyScrolled, !info.followsScrolling { return }
    info.scroll.isOnlyScrolled = isOnlyScrolled
    layoutStoredSubviews()
    info.scroll.isOnlyScrolled = false
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// The size of a container that scrolls which shows all of its content inside the content's `insets`, and no more than
  /// what is offered: the rest scrolls. An unlimited side is `CGFloat.greatestFiniteMagnitude`.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.scrollingSizeThatFits(size) }
  ///
  /// The layouts are tried as they are for the size of the content, and nothing is moved.
  public func scrollingSizeThatFits(_ size: CGSize, inside insets: LayoutInsets = .zero) -> CGSize {
    host.scrolledSize(offering: size, inside: insets)
  }
}

extension LayoutInfoStorable {
  /// The size of the content in a viewport of that size: along the axes that scroll, as long as the layouts need; across
  /// them, as long as the viewport.
  func contentSize(in viewport: CGSize) -> CGSize {
    let axes = plumbScrollAxes
    if axes.isEmpty || layoutInfo.isEmpty { return plumbScrolling?.contentSize ?? viewport }
    var size = viewport
    let needed = neededContentSize(in: viewport, axes)
    if axes.contains(.horizontal) { size.width = needed.width }
    if axes.contains(.vertical) { size.height = needed.height }
    return size
  }

  /// What the layouts need. Along the axes the room has no limit.
  fileprivate func neededContentSize(in viewport: CGSize, _ axes: ScrollAxes) -> CGSize {
    let info = layoutInfo
    let outer = info.scroll.room
    info.scroll.room = CGSize(
      width: viewport.width.lengthOrZero, height: viewport.height.lengthOrZero)
    defer { info.scroll.room = outer }
    let padding = plumbContentPadding
    return plumb.sizeThatFits(
      CGSize(
        width: axes.contains(.horizontal) ? .greatestFiniteMagnitude : viewport.width,
        height: axes.contains(.vertical) ? .greatestFiniteMagnitude : viewport.height),
      trailingPadding: padding.width, bottomPadding: padding.height)
  }

  /// The size of a container that scrolls which shows all of its content inside `insets` of it, and no more than
  /// what is offered.
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

  /// The bounds that the layouts are evaluated in if a trial around gives the container that size.
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

  /// The size that a trial around the container gives it; nil if there is none.
  private var sizeOnTrial: CGSize? {
    switch LayoutSession.current.place(of: self) {
    case .placed(let frame, _), .early(let frame, _): frame.size
    case .own: nil
    }
  }

  /// The bounds that the condition is asked in: of a container that scrolls, those of its viewport.
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
