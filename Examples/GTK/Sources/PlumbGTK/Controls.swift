import CGtk
import Foundation
import Plumb

/// A text that wraps.
public final class Label: Widget {
  public init(_ text: String) {
    super.init(gtk_label_new(text))
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(opaque, 0)
    gtk_label_set_yalign(opaque, 0)
  }

  private var opaque: OpaquePointer { OpaquePointer(gtk) }

  /// Whether the text stands in the middle of the room; otherwise at the top leading corner.
  public var isCentered = false {
    didSet {
      gtk_label_set_xalign(opaque, isCentered ? 0.5 : 0)
      gtk_label_set_yalign(opaque, isCentered ? 0.5 : 0)
    }
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }
}

/// A button with a text.
public final class Button: Widget {
  public init(_ text: String, action: @escaping @MainActor () -> Void) {
    super.init(gtk_button_new_with_label(text))
    connect("clicked", action)
  }

  private var button: UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GtkButton.self)
  }

  public var text: String {
    get { String(cString: gtk_button_get_label(button)) }
    set { gtk_button_set_label(button, newValue) }
  }

  /// Does what a click does.
  public func click() { g_signal_emit_by_name_clicked(gtk) }
}

/// A line of text to be written.
public final class Entry: Widget {
  public init(placeholder: String = "") {
    super.init(gtk_entry_new())
    let entry = UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GtkEntry.self)
    gtk_entry_set_placeholder_text(entry, placeholder)
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(gtk))) }
    set { gtk_editable_set_text(OpaquePointer(gtk), newValue) }
  }

  /// Calls `body` when Enter is pressed.
  public func onEnter(_ body: @escaping @MainActor () -> Void) { connect("activate", body) }

  /// Calls `body` when the text changes.
  public func onChange(_ body: @escaping @MainActor () -> Void) { connect("changed", body) }
}

/// A switch that is on or off.
public final class Toggle: Widget {
  public init(isOn: Bool = false) {
    super.init(gtk_switch_new())
    gtk_switch_set_active(OpaquePointer(gtk), isOn ? 1 : 0)
  }

  public var isOn: Bool {
    get { gtk_switch_get_active(OpaquePointer(gtk)) != 0 }
    set { gtk_switch_set_active(OpaquePointer(gtk), newValue ? 1 : 0) }
  }

  /// Calls `body` when it is turned.
  public func onChange(_ body: @escaping @MainActor () -> Void) {
    connect("notify::active", body)
  }
}

/// A part of the window in which a board is scrolled up and down.
public final class ScrolledArea: Widget {
  public let content: Container

  public init(_ content: Container) {
    self.content = content
    super.init(gtk_scrolled_window_new())
    let opaque = OpaquePointer(gtk)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, content.gtk)
    content.scrolledArea = self
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    Signal.connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
      self?.content.noteScrolling()
    }
  }

  /// What is in view of the content, in its own coordinates.
  final var viewport: CGRect {
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(gtk))
    let size = content.plumbFrame.size
    let page = gtk_adjustment_get_page_size(adjustment)
    return CGRect(
      x: 0, y: gtk_adjustment_get_value(adjustment), width: size.width,
      height: page > 0 ? page : size.height)
  }

  /// Scrolls to a row of pixels.
  public func scroll(to y: CGFloat) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(gtk)), y)
  }

  /// Scrolls to the end of the content, now that it has its height.
  public func scrollToEnd() {
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(gtk))
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
  }
}
