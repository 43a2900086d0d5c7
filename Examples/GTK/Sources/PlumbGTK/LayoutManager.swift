import CGtk
import Foundation

/// A layout manager of GTK that asks the object that stands for its widget.
@MainActor
enum LayoutManager {
  static func make() -> UnsafeMutablePointer<GtkLayoutManager> {
    gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, other, minimum, natural, _, _ in
        let (least, wanted) = LayoutManager.measured(widget, orientation, for: other)
        minimum?.pointee = least
        natural?.pointee = wanted
      },
      { widget, _, _, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { (Widget.of(widget) as? Container)?.allocate() }
      })
  }

  private nonisolated static func measured(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, for other: Int32
  ) -> (minimum: Int32, natural: Int32) {
    nonisolated(unsafe) let widget = widget
    return MainActor.assumeIsolated {
      guard let container = Widget.of(widget) as? Container else { return (0, 0) }
      let unlimited = CGFloat.greatestFiniteMagnitude
      let other = other < 0 ? unlimited : CGFloat(other)
      if orientation == GTK_ORIENTATION_HORIZONTAL {
        let least = container.minimumSize.width.pixels
        let size = container.fittedSize(in: CGSize(width: unlimited, height: other))
        return (least, max(least, size.width.rounded(.up).pixels))
      }
      let size = container.fittedSize(in: CGSize(width: other, height: unlimited))
      let height = max(container.minimumSize.height, size.height.rounded(.up)).pixels
      return (height, height)
    }
  }
}
