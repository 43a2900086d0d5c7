import CGtk
import Foundation
import Plumb

extension Widget: @MainActor Layoutable {
  public var plumbParent: Widget? { Widget.of(gtk_widget_get_parent(gtk)) }

  public var plumbParentID: ObjectIdentifier? { Widget.id(of: gtk_widget_get_parent(gtk)) }

  /// Where the widget stands in its parent, without GTK's own margins.
  public var plumbFrame: CGRect {
    get {
      if isHidden || gtk_widget_get_parent(gtk) == nil { return given }
      var allocation = GtkAllocation()
      gtk_widget_get_allocation(gtk, &allocation)
      return CGRect(
        x: Int(allocation.x), y: Int(allocation.y), width: Int(allocation.width),
        height: Int(allocation.height))
    }
    set {
      given = newValue
      // Measured first, because GTK has to know the minimum: it takes no smaller size.
      let width = max(Int32(newValue.width), measure(GTK_ORIENTATION_HORIZONTAL).minimum)
      let height = max(
        Int32(newValue.height), measure(GTK_ORIENTATION_VERTICAL, for: width).minimum)
      var allocation = GtkAllocation(
        x: Int32(newValue.minX), y: Int32(newValue.minY), width: width, height: height)
      gtk_widget_size_allocate(gtk, &allocation, baseline(width: width, height: height))
    }
  }

  public func plumbSizeThatFits(_ size: CGSize) -> CGSize { fittedSize(in: size) }

  public func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
    LayoutContentSize(plumbSizeThatFits(size))
  }

  public var plumbDirection: LayoutWritingDirection { direction }

  /// Whole points: GTK has no other sizes. On a screen with a scale factor of 2 they are two pixels.
  public var plumbPixelGrid: PixelGrid { .devicePixels(scale: 1) }

  public var plumbIsHidden: Bool { isHidden }

  /// The name in GTK's style sheets; the name of the type, if it has none.
  public var plumbName: String { String(cString: gtk_widget_get_name(gtk)) }
}

extension Widget {
  /// What the widget needs and would like on one side, given the length of the other; -1 for any.
  final func measure(
    _ orientation: GtkOrientation, for other: Int32 = -1
  ) -> (minimum: Int32, natural: Int32, baseline: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    var (lowest, baseline): (Int32, Int32) = (-1, -1)
    gtk_widget_measure(gtk, orientation, other, &minimum, &natural, &lowest, &baseline)
    return (minimum, natural, baseline)
  }
}

extension Widget {
  /// Where the first line of text is to stand, as layouts measure it; -1 for a widget without text.
  fileprivate func baseline(width: Int32, height: Int32) -> Int32 {
    guard let host = self as? any BaselineHost else { return -1 }
    return Int32(
      host.plumbBaselines(in: CGSize(width: Int(width), height: Int(height))).first.rounded())
  }
}

extension CGFloat {
  /// Whole pixels, as GTK counts them; unlimited lengths become the greatest that it can count.
  var pixels: Int32 { Int32(Swift.max(0, Swift.min(self, CGFloat(Int32.max / 4)))) }
}
