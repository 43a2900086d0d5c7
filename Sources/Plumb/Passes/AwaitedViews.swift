import Foundation

/// Views outside the tree of the container that is pinned to them: they were removed, or are not added yet.
///
/// The pinned container is not notified when such a view arrives, so the views are checked when the session settles.
/// Adding a view takes O(1) time. Finding the views that have arrived walks from each view to its root.
///
/// A container awaits a view for one plan. Its next plan looks for the view again, and awaits it again if needed.
struct AwaitedViews {
  private var pins: [Pin] = []
  private var indices: [Pin.Ends: Int] = [:]

  private struct Pin {
    struct Ends: Hashable {
      let host: ObjectIdentifier
      let info: ObjectIdentifier
    }

    let ends: Ends
    let host: WeakHost
    weak var info: LayoutInfo?
    weak var plan: LayoutPlan?

    init(_ host: any Layoutable, _ info: LayoutInfo, _ plan: LayoutPlan?) {
      ends = Ends(host: ObjectIdentifier(host), info: ObjectIdentifier(info))
      self.host = WeakHost(any: host)
      self.info = info
      self.plan = plan
    }

    /// Whether the plan of this entry is gone or is no longer the plan of the container's passes. A newer plan has
    /// looked for the view itself.
    var isSuperseded: Bool { plan == nil || plan !== info?.pass.plan }

    /// Whether the view is now in the container's tree; nil if the view or the container is gone.
    var hasArrived: Bool? {
      guard let host = host.host, let container = info?.container else { return nil }
      return !HostTree.between(host, container).isEmpty
    }
  }

  var isEmpty: Bool { pins.isEmpty }

  mutating func add(_ host: any Layoutable, for info: LayoutInfo, in plan: LayoutPlan?) {
    put(Pin(host, info, plan))
  }

  private mutating func put(_ pin: Pin) {
    // An old entry with the same addresses is replaced: its objects may be gone, and their addresses reused.
    if let index = indices[pin.ends] {
      pins[index] = pin
    } else {
      indices[pin.ends] = pins.count
      pins.append(pin)
    }
  }

  /// Removes and returns the containers whose views have arrived. Drops superseded entries, and entries whose view or
  /// container is gone.
  mutating func takeArrivals() -> [LayoutInfo] {
    let pins = pins
    self = AwaitedViews()
    var arrived: [LayoutInfo] = []
    for pin in pins where !pin.isSuperseded {
      guard let hasArrived = pin.hasArrived, let info = pin.info else { continue }
      if hasArrived { arrived.append(info) } else { put(pin) }
    }
    return arrived
  }
}
