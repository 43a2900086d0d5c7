import Foundation

/// Views that containers are pinned to and that are in no tree with them: taken out, or not added yet.
///
/// Nobody in the tree holds such a view, so nobody would tell that it has arrived. To await one costs the
/// same whatever the number of others; to ask which have arrived costs the way from each to its root.
///
/// A container awaits a view on behalf of the plan that did not find it. Its next plan looks for the view again, and
/// awaits it again if it is still nowhere.
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

    /// Whether a later plan of the container has looked for the view.
    var isSuperseded: Bool { plan == nil || plan !== info?.pass.plan }

    /// Whether the view is in the tree of the container; nil once one of the two is gone.
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
    // One with the same ends may be of objects that are gone, whose addresses these have now.
    if let index = indices[pin.ends] {
      pins[index] = pin
    } else {
      indices[pin.ends] = pins.count
      pins.append(pin)
    }
  }

  /// The containers whose views have arrived, which then await them no longer.
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
