import Foundation

/// One fact as a person would want it told: its name, its value now, and where it comes from.
struct FactReading {
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  let value: CGFloat
  let origin: String
}

extension StoredLayout {
  /// The facts in the order in which they were decided, those of the horizontal axis first.
  func readings(
    _ placed: PlacedFrame, in pass: LayoutPass, _ parent: any Layoutable,
    of measured: MeasuredParent = .parent
  ) -> [FactReading] {
    columns.readings(firstColumn, secondColumn, placed.columns, in: pass, parent, measured)
      + rows.readings(firstRow, secondRow, placed.rows, in: pass, parent, measured)
  }
}

extension StoredAxis {
  fileprivate func readings(
    _ firstReading: borrowing StoredReading<Axis>, _ secondReading: borrowing StoredReading<Axis>,
    _ placed: PlacedAxis, in pass: LayoutPass, _ parent: any Layoutable,
    _ measured: MeasuredParent
  ) -> [FactReading] {
    let one = FactReading(
      name: names.0.words(on: Axis.self), value: firstReading.number(first, in: pass, parent),
      origin: firstReading.words(first, in: pass.table, of: measured))
    let two = FactReading(
      name: names.1.words(on: Axis.self),
      value: isOpen ? placed.second : secondReading.number(second, in: pass, parent),
      origin: secondReading.words(second, in: pass.table, of: measured))
    return rule.isSwapped ? [two, one] : [one, two]
  }
}
