import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The differences between the axes: only the horizontal one has a writing direction.
protocol PinAxis: FrameAxis {
  /// A fact that aligns a part of the view, such as its center, with the same part of the slot. The slot is the space
  /// between the view's pinned edges.
  static func position(in slot: AxisFacts<Self>, at side: PinSide) -> PositionFact<Self>

  /// The names of the calls that limit the length, for messages.
  static var limitNames: (least: PinCall, most: PinCall) { get }
}

extension Horizontal: PinAxis {
  static func position(
    in slot: AxisFacts<Horizontal>, at side: PinSide
  ) -> PositionFact<Horizontal> {
    side.isDirectional
      ? .directional(side.anchor, PositionSource<Directional>(slot, part: side.part))
      : .anchor(side.anchor, PositionSource<Horizontal>(slot, part: side.part))
  }

  static var limitNames: (least: PinCall, most: PinCall) { (.minWidth, .maxWidth) }
}

extension Vertical: PinAxis {
  static func position(in slot: AxisFacts<Vertical>, at side: PinSide) -> PositionFact<Vertical> {
    .anchor(side.anchor, PositionSource<Vertical>(slot, part: side.part))
  }

  static var limitNames: (least: PinCall, most: PinCall) { (.minHeight, .maxHeight) }
}
