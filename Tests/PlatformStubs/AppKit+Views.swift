@_exported import ObjectiveC
@_exported import QuartzCore

// The views that Plumb and the samples use.

@MainActor open class NSControl: NSView {
  open func sizeThatFits(_ size: NSSize) -> NSSize { NSSize(width: 30, height: 20) }
}

@MainActor open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }

  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  open func scroll(to newOrigin: NSPoint) {
    setBoundsOrigin(newOrigin)
    stubReflect()
  }

  func stubReflect() {
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
  }
}

@MainActor open class NSScrollView: NSView {
  /// How far the border and the scrollers keep the content from the edges.
  public var stubChrome = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { tile() }
  }

  open var contentView = NSClipView()
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { tile() }
  }
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  open var contentSize: NSSize { contentView.frame.size }
  open override var isFlipped: Bool { true }
  open var magnification: CGFloat = 1 {
    didSet { tile() }
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
    tile()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    tile()
  }

  open func tile() {
    contentView.frame = NSRect(
      x: stubChrome.left, y: stubChrome.top,
      width: frame.width - stubChrome.left - stubChrome.right,
      height: frame.height - stubChrome.top - stubChrome.bottom)
    contentView.setBoundsSize(
      NSSize(
        width: contentView.frame.width / magnification,
        height: contentView.frame.height / magnification))
  }

  open func reflectScrolledClipView(_ cView: NSClipView) {}

  open override func layout() {
    super.layout()
    tile()
  }
}
