import Foundation

// Conversions of places and lengths to sources. Each gives the simplest source that can express the place or length.

extension PositionSource {
  /// The place at an anchor of a base.
  @_alwaysEmitIntoClient @inline(always)
  init(_ base: LayoutPlaceBase, _ anchor: LayoutAnchor) {
    switch base {
    case .area(let area): self = .area(area, anchor, 0)
    case .reference(.host(let host)): self = .host(host, anchor, 0)
    case .reference(.pair(let one, let other)): self = .pair(one, other, anchor, 0)
    case .reference(let reference):
      self = .other(OtherPosition(.place(reference, part: anchor.part, offset: 0)))
    }
  }

  /// The place at `part` of a base: 0 is the start of the base along the axis, 1 is its end.
  @_documentation(visibility: internal)
  public init(_ base: LayoutPlaceBase, part: CGFloat) {
    switch base {
    case .area(let area):
      self = .other(OtherPosition(.area(area, part: part, offset: 0)))
    case .reference(let reference):
      self = .other(OtherPosition(.place(reference, part: part, offset: 0)))
    }
  }

  /// The place `length` points further along the axis. A place that a joint layout finds is not moved.
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func moved(by length: CGFloat) -> PositionSource {
    switch self {
    case .area(let area, let anchor, let offset): .area(area, anchor, offset + length)
    case .host(let host, let anchor, let offset): .host(host, anchor, offset + length)
    case .pair(let one, let other, let anchor, let offset):
      .pair(one, other, anchor, offset + length)
    default: movedOther(by: length)
    }
  }

  @usableFromInline
  func movedOther(by length: CGFloat) -> PositionSource {
    switch self {
    case .constant(let coordinate): .constant(coordinate + length)
    case .other(let other): .other(OtherPosition(other.source.moved(by: length)))
    case .horizontal(let position): .horizontal { position($0) + length }
    case .directional(let position): .directional { position($0) + length }
    case .vertical(let position): .vertical { position($0) + length }
    case .pinnedHorizontal, .pinnedDirectional, .pinnedVertical:
      pin.map { PositionSource(.host($0.host), $0.position.moved(by: length)) } ?? self
    case .area, .host, .pair: self
    }
  }

  /// The position that a closure computes from a reference's guides.
  @_alwaysEmitIntoClient @inline(always)
  init(
    _ reference: ReferenceSource, _ position: PositionOnReference
  ) {
    if case .host(let host) = reference {
      switch position {
      case .horizontal(let position, let isOfPoint):
        self = .pinnedHorizontal(host, position, isOfPoint: isOfPoint)
      case .directional(let position, let isOfPoint):
        self = .pinnedDirectional(host, position, isOfPoint: isOfPoint)
      case .vertical(let position, let isOfPoint):
        self = .pinnedVertical(host, position, isOfPoint: isOfPoint)
      }
    } else {
      self = .other(OtherPosition(.pinned(reference, position)))
    }
  }
}

extension PositionSource where Axis == Horizontal {
  /// A directional place, converted to a horizontal one. A center needs this, because it may be set at either kind of
  /// place.
  @usableFromInline
  init(along source: PositionSource<Directional>) {
    self.init(source)
  }
}

extension OtherPositionSource {
  fileprivate func moved(by length: CGFloat) -> OtherPositionSource {
    switch self {
    case .area(let area, let part, let offset): .area(area, part: part, offset: offset + length)
    case .place(let reference, let part, let offset):
      .place(reference, part: part, offset: offset + length)
    case .baseline(let reference, let baseline, let offset):
      .baseline(reference, baseline, offset: offset + length)
    case .formula(let composed): .formula(composed.formula.moved(by: length).composed)
    case .pinned(let reference, let position): .pinned(reference, position.moved(by: length))
    case .pinnedPoint(let reference, let point):
      .pinnedPoint(reference) { point($0).moved(y: length) }
    case .joint: self
    }
  }
}

extension LengthSource {
  /// The length of a base.
  @_alwaysEmitIntoClient @inline(always)
  init(_ base: LayoutPlaceBase) {
    switch base {
    case .area(let area): self = .area(area, plus: 0)
    case .reference(.host(let host)): self = .host(host, plus: 0)
    case .reference(let reference):
      self = .other(OtherLength(.measured(reference, factor: 1, plus: 0)))
    }
  }

  /// The length times `factor`, plus `more` points. A length that the child, the other axis or a joint layout
  /// determines stays as it is.
  @usableFromInline
  func scaled(by factor: CGFloat, plus more: CGFloat) -> LengthSource {
    switch self {
    case .constant(let length): .constant(length * factor + more)
    case .area(let area, let offset):
      area.length(factor, plus: offset * factor + more)
    case .areaPart(let area, let part):
      area.length(part * factor, plus: more)
    case .host(let host, let offset):
      .host(host, factor, plus: offset * factor + more)
    case .hostPart(let host, let part):
      .host(host, part * factor, plus: more)
    case .other(let other):
      .other(OtherLength(other.source.scaled(by: factor, plus: more)))
    case .computed(let length): .computed(length.scaled(by: factor, plus: more))
    case .pinned(let host, let length): .pinned(host, length.scaled(by: factor, plus: more))
    case .fitted, .ratio: self
    }
  }

  fileprivate static func host(
    _ host: any Layoutable, _ factor: CGFloat, plus more: CGFloat
  ) -> LengthSource {
    factor == 1
      ? .host(host, plus: more)
      : more == 0
        ? .hostPart(host, factor)
        : .other(OtherLength(.measured(.host(host), factor: factor, plus: more)))
  }

  /// The length that a closure computes from a reference's guides.
  @_alwaysEmitIntoClient @inline(always)
  init(
    _ reference: ReferenceSource, _ length: LengthOnReference<Axis>
  ) {
    if case .host(let host) = reference {
      self = .pinned(host, length)
    } else {
      self = .other(OtherLength(.pinned(reference, length)))
    }
  }
}

extension LayoutArea {
  fileprivate func length<Axis>(_ factor: CGFloat, plus more: CGFloat) -> LengthSource<Axis> {
    factor == 1
      ? .area(self, plus: more)
      : more == 0
        ? .areaPart(self, factor)
        : .other(OtherLength(.area(self, factor: factor, plus: more)))
  }
}

extension OtherLengthSource {
  fileprivate func scaled(by factor: CGFloat, plus more: CGFloat) -> OtherLengthSource {
    switch self {
    case .area(let area, let part, let offset):
      .area(area, factor: part * factor, plus: offset * factor + more)
    case .measured(let reference, let part, let offset):
      .measured(reference, factor: part * factor, plus: offset * factor + more)
    case .formula(let composed): .formula(composed.formula.scaled(by: factor, plus: more).composed)
    case .pinned(let reference, let length):
      .pinned(reference, length.scaled(by: factor, plus: more))
    case .fittedBy, .joint: self
    }
  }
}
