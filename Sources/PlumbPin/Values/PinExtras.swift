import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Limits of the size, and what is in the view, if it is made as large as that. A value in an object: a
/// chain replaces it with another one.
@usableFromInline
final class PinExtras {
  let values: Values

  struct Values {
    var leastWidth: PinLength<Horizontal>?
    var mostWidth: PinLength<Horizontal>?
    var leastHeight: PinLength<Vertical>?
    var mostHeight: PinLength<Vertical>?
    var wrapping: (left: CGFloat?, top: CGFloat?) = (nil, nil)
  }

  init(_ values: Values) {
    self.values = values
  }
}

extension PinValues {
  private mutating func change(_ change: (inout PinExtras.Values) -> Void) {
    var values = extras?.values ?? PinExtras.Values()
    change(&values)
    extras = PinExtras(values)
  }

  @usableFromInline
  mutating func setLeastWidth(_ length: LengthSource<Horizontal>) {
    change { $0.leastWidth = PinLength(length, .minWidth) }
  }

  @usableFromInline
  mutating func setMostWidth(_ length: LengthSource<Horizontal>) {
    change { $0.mostWidth = PinLength(length, .maxWidth) }
  }

  @usableFromInline
  mutating func setLeastHeight(_ length: LengthSource<Vertical>) {
    change { $0.leastHeight = PinLength(length, .minHeight) }
  }

  @usableFromInline
  mutating func setMostHeight(_ length: LengthSource<Vertical>) {
    change { $0.mostHeight = PinLength(length, .maxHeight) }
  }

  /// Makes the view as wide as what is in it.
  @usableFromInline
  mutating func wrapColumns(_ left: CGFloat, _ right: CGFloat) {
    columns.length = PinLength(.wrapped(plus: left + right), .wrapContent)
    change { $0.wrapping.left = left }
  }

  /// Makes the view as high as what is in it.
  @usableFromInline
  mutating func wrapRows(_ top: CGFloat, _ bottom: CGFloat) {
    rows.length = PinLength(.wrapped(plus: top + bottom), .wrapContent)
    change { $0.wrapping.top = top }
  }
}
