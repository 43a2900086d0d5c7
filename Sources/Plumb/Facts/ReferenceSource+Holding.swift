/// References that are held weakly, as a container holds them.
public final class HeldReferences {
  private struct Held {
    weak var host: (any Layoutable)?
  }

  private let held: [Held]
  private let isVisibleOnly: Bool

  init(_ hosts: [any Layoutable], isVisibleOnly: Bool = false) {
    held = hosts.map { Held(host: $0) }
    self.isVisibleOnly = isVisibleOnly
  }

  /// The hosts to measure; none where one of them is gone.
  var hosts: [any Layoutable] {
    let hosts = held.compactMap(\.host)
    guard hosts.count == held.count else { return [] }
    return isVisibleOnly ? hosts.filter { !$0.isHidden } : hosts
  }
}

extension ReferenceSource {
  var heldWeakly: ReferenceSource {
    switch self {
    case .host(let host): .held(HeldReferences([host]))
    case .view(let view): .held(HeldReferences([view]))
    case .hosts(let hosts): .held(HeldReferences(hosts))
    case .visible(let hosts): .held(HeldReferences(hosts, isVisibleOnly: true))
    case .lookup, .held: self
    }
  }
}

extension PositionSource {
  fileprivate var holdingReferencesWeakly: PositionSource {
    switch self {
    case .constant, .parent: self
    case .reference(let reference, let position): .reference(reference.heldWeakly, position)
    case .point(let source): .point(source.holdingReferencesWeakly)
    case .directionalPoint(let source): .directionalPoint(source.holdingReferencesWeakly)
    }
  }
}

extension PointSource {
  fileprivate var holdingReferencesWeakly: PointSource {
    switch self {
    case .parent: self
    case .reference(let reference, let point): .reference(reference.heldWeakly, point)
    }
  }
}

extension HorizontalPosition {
  fileprivate var holdingReferencesWeakly: HorizontalPosition {
    switch self {
    case .left(let source): .left(source.holdingReferencesWeakly)
    case .center(let source): .center(source.holdingReferencesWeakly)
    case .right(let source): .right(source.holdingReferencesWeakly)
    case .leading(let source): .leading(source.holdingReferencesWeakly)
    case .trailing(let source): .trailing(source.holdingReferencesWeakly)
    }
  }
}

extension VerticalPosition {
  fileprivate var holdingReferencesWeakly: VerticalPosition {
    switch self {
    case .top(let source): .top(source.holdingReferencesWeakly)
    case .middle(let source): .middle(source.holdingReferencesWeakly)
    case .bottom(let source): .bottom(source.holdingReferencesWeakly)
    }
  }
}

extension AxisFacts where Axis == Horizontal {
  fileprivate var holdingReferencesWeakly: AxisFacts {
    switch other {
    case .position(let other):
      AxisFacts(position.holdingReferencesWeakly, .position(other.holdingReferencesWeakly))
    case .length:
      AxisFacts(position.holdingReferencesWeakly, other)
    }
  }
}

extension AxisFacts where Axis == Vertical {
  fileprivate var holdingReferencesWeakly: AxisFacts {
    switch other {
    case .position(let other):
      AxisFacts(position.holdingReferencesWeakly, .position(other.holdingReferencesWeakly))
    case .length:
      AxisFacts(position.holdingReferencesWeakly, other)
    }
  }
}

extension IndividualLayout {
  /// The layout with its references held weakly, for a container to store.
  var holdingReferencesWeakly: IndividualLayout {
    var layout = self
    layout.horizontal = horizontal.holdingReferencesWeakly
    layout.vertical = vertical.holdingReferencesWeakly
    return layout
  }
}
