import CGtk
import Foundation
import Plumb

/// A window with a container in it.
@MainActor
public final class Window {
  public let content: Container
  private let gtk: UnsafeMutablePointer<GtkWidget>
  public private(set) var isClosed = false

  public init(_ title: String, size: CGSize, content: Container) {
    self.content = content
    gtk = gtk_window_new()
    gtk_window_set_title(window, title)
    gtk_window_set_child(window, content.gtk)
    resize(to: size)
    Signal.connect(UnsafeMutableRawPointer(gtk), "destroy") { [weak self] in self?.isClosed = true }
  }

  private var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Asks for another size. The window is no smaller than its content's minimum.
  public func resize(to size: CGSize) {
    gtk_window_set_default_size(window, size.width.pixels, size.height.pixels)
  }

  public func show() { gtk_window_present(window) }
  public func close() { if !isClosed { gtk_window_destroy(window) } }
}

/// GTK as a whole.
@MainActor
public enum Toolkit {
  /// Starts GTK; false if there is no display.
  public static func start() -> Bool { gtk_init_check() != 0 }

  /// Runs until the window is closed.
  public static func run(until window: Window) {
    while !window.isClosed { g_main_context_iteration(nil, 1) }
  }

  /// Handles what has happened, without waiting.
  public static func handleEvents() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// The writing direction of all widgets that have none of their own.
  public static var direction: LayoutWritingDirection {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set {
      gtk_widget_set_default_direction(
        newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }

  /// Adds a style sheet for all windows.
  public static func addStyles(_ css: String) {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
