// What an app has around its containers: tables, fields, stacks, gestures, a window.

import AppKit

final class List: NSViewController, NSTableViewDataSource, NSTableViewDelegate, NSTextFieldDelegate
{
  let table = NSTableView()
  let field = NSTextField(string: "a")
  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)) }
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = NSScrollView()
    scroll.documentView = table
    scroll.hasVerticalScroller = true
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
    table.dataSource = self
    table.delegate = self
    let button = NSButton(title: "ok", target: self, action: #selector(tap(_:)))
    button.bezelStyle = .rounded
    let box = NSButton(checkboxWithTitle: "a", target: nil, action: nil)
    box.state = .on
    let stack = NSStackView(views: [button, box, field])
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.addSubview(stack)
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
    field.delegate = self
    field.placeholderString = "x"
    field.isBezeled = false
    field.lineBreakMode = .byTruncatingTail
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    ])
    view.addGestureRecognizer(NSClickGestureRecognizer(target: self, action: #selector(tap(_:))))
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let text = NSTextField(labelWithString: "Ada")
    text.font = .systemFont(ofSize: 13, weight: .semibold)
    text.textColor = .secondaryLabelColor
    text.sizeToFit()
  }
  @objc func tap(_ sender: Any?) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0.2
      context.allowsImplicitAnimation = true
      view.layoutSubtreeIfNeeded()
      view.animator().alphaValue = 0
    }
  }
  func numberOfRows(in tableView: NSTableView) -> Int { 3 }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  {
    tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("a"), owner: self)
      as? NSTableCellView
  }
  func controlTextDidChange(_ obj: Notification) { view.needsLayout = true }
}
final class Canvas: NSView {
  override var isFlipped: Bool { true }
  override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: 20) }
  override func draw(_ dirtyRect: NSRect) {
    NSColor.red.setFill()
    NSBezierPath(rect: bounds).fill()
    dirtyRect.fill()
  }
  override func mouseDown(with event: NSEvent) { _ = convert(event.locationInWindow, from: nil) }
  override func updateTrackingAreas() {
    super.updateTrackingAreas()
    addTrackingArea(
      NSTrackingArea(
        rect: bounds, options: [.mouseEnteredAndExited, .activeInActiveApp], owner: self,
        userInfo: nil))
  }
  override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    needsDisplay = true
  }
  override func resizeSubviews(withOldSize oldSize: NSSize) {
    super.resizeSubviews(withOldSize: oldSize)
  }
  override func layout() { super.layout() }
  override var acceptsFirstResponder: Bool { true }
}
@MainActor func window() -> NSWindow {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 1, height: 1),
    styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
  window.contentViewController = List()
  window.title = "a"
  window.center()
  window.makeKeyAndOrderFront(nil)
  NSApplication.shared.run()
  return window
}
