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
    _ placed: PlacedFrame, in pass: LayoutPass, _ parent: any Layoutable
  ) -> [FactReading] {
    columns.readings(placed.columns, in: pass, parent)
      + rows.readings(placed.rows, in: pass, parent)
  }
}

extension StoredAxis {
  fileprivate func readings(
    _ placed: PlacedAxis, in pass: LayoutPass, _ parent: any Layoutable
  ) -> [FactReading] {
    let table = pass.table
    let one = FactReading(
      name: names.0.words(on: Axis.self), value: first.number(in: pass, parent),
      origin: first.words(in: table))
    let two = FactReading(
      name: names.1.words(on: Axis.self),
      value: isOpen ? placed.second : second.number(in: pass, parent),
      origin: second.words(in: table))
    return rule.isSwapped ? [two, one] : [one, two]
  }
}
