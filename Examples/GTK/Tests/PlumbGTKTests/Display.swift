import CGtk
import Foundation
import PlumbGTK
import Testing

/// The display that the tests run on: one for all of them, one test at a time.
@MainActor
enum Display {
  static let isThere: Bool = {
    Complaints.shared.collect()
    let isThere = Toolkit.start()
    if !isThere { print("PlumbGTKTests: skipped, because there is no display; run Tests/run") }
    return isThere
  }()

  /// Handles events until `condition` holds, for two seconds at the most.
  static func wait(until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 2)
    while !condition() {
      guard Date() < end else { return false }
      Toolkit.handleEvents()
      usleep(500)
    }
    return true
  }
}

/// Whether GTK has freed a widget.
@MainActor
final class GoneWidget {
  private let pointer = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  func watch(_ widget: Widget) {
    pointer.initialize(to: UnsafeMutableRawPointer(widget.gtk))
    let object = UnsafeMutableRawPointer(widget.gtk).assumingMemoryBound(to: GObject.self)
    g_object_add_weak_pointer(object, pointer)
  }

  var isGone: Bool { pointer.pointee == nil }
}
