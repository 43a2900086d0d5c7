import CGtk
import Foundation
import Plumb

/// A widget of GTK as a host.
///
///     let title = Label("Hello")
///     card.plumb.setLayout(for: title) { $0.setTopLeading(inset: 8).fitSize() }
///
/// GTK's widgets are C structs behind pointers; this object stands for one of them and keeps it alive.
/// There is one object for a widget, and whoever holds the widget's parent holds it: a ``Container``
/// its children, a ``Window`` its content.
///
/// GTK gives a widget no less than its minimum, and only whole sizes. Frames are put on whole points,
/// which are whole pixels on any screen of GTK, and tell afterwards what GTK has made of them.
@MainActor
open class Widget {
  /// The widget itself.
  public nonisolated(unsafe) let gtk: UnsafeMutablePointer<GtkWidget>

  /// The frame that the widget got last: GTK keeps none for a widget that is hidden or in no parent.
  var given = CGRect.zero

  /// Takes over a new widget.
  public init(_ gtk: UnsafeMutablePointer<GtkWidget>) {
    self.gtk = gtk
    g_object_ref_sink(gtk)
    object.setData(Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    object.setData(nil)
    g_object_unref(gtk)
  }

  /// The object that stands for a widget; nil if there is none.
  static func of(_ gtk: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
    guard let gtk, let data = HostedObject(gtk).data else { return nil }
    return Unmanaged<Widget>.fromOpaque(data).takeUnretainedValue()
  }

  /// The identity of the object that stands for a widget, which is not retained; nil if there is none.
  static func id(of gtk: UnsafeMutablePointer<GtkWidget>?) -> ObjectIdentifier? {
    guard let gtk, let data = HostedObject(gtk).data else { return nil }
    return Unmanaged<Widget>.fromOpaque(data)._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
  }

  private var object: HostedObject { HostedObject(gtk) }

  /// The natural size, in the width that is offered.
  func fittedSize(in size: CGSize) -> CGSize {
    let widths = measure(GTK_ORIENTATION_HORIZONTAL)
    let width = max(widths.minimum, min(widths.natural, size.width.pixels))
    return CGSize(
      width: Int(width), height: Int(measure(GTK_ORIENTATION_VERTICAL, for: width).natural))
  }

  /// Whether the widget takes no part in what is shown.
  public final var isHidden: Bool {
    get { gtk_widget_get_visible(gtk) == 0 }
    set { gtk_widget_set_visible(gtk, newValue ? 0 : 1) }
  }

  /// The writing direction; that of the program, until it is set.
  public final var direction: LayoutWritingDirection {
    get { gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set {
      gtk_widget_set_direction(
        gtk, newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }

  /// Lets a style sheet find the widget.
  public final func addStyle(_ name: String) { gtk_widget_add_css_class(gtk, name) }

  /// Takes the widget out of its parent.
  public final func remove() {
    guard gtk_widget_get_parent(gtk) != nil else { return }
    (plumbParent as? Container)?.forget(self)
    gtk_widget_unparent(gtk)
  }

  /// Calls `body` for each signal of the name, for as long as the widget lives.
  public final func connect(_ signal: String, _ body: @escaping @MainActor () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(gtk), signal, body)
  }
}

/// Where a widget notes the object that stands for it.
private struct HostedObject {
  private let object: UnsafeMutablePointer<GObject>

  init(_ gtk: UnsafeMutablePointer<GtkWidget>) {
    object = UnsafeMutableRawPointer(gtk).assumingMemoryBound(to: GObject.self)
  }

  var data: gpointer? { g_object_get_data(object, "plumb") }
  func setData(_ data: gpointer?) { g_object_set_data(object, "plumb", data) }
}

extension Widget {
  /// A point of this widget in the coordinates of another one, as GTK shows it; nil if they are in no
  /// window together.
  public final func convert(_ point: CGPoint, to other: Widget) -> CGPoint? {
    var source = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var target = graphene_point_t()
    guard gtk_widget_compute_point(gtk, other.gtk, &source, &target) != 0 else { return nil }
    return CGPoint(x: CGFloat(target.x), y: CGFloat(target.y))
  }
}
