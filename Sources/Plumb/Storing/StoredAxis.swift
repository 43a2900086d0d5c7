import Foundation

/// The facts of one axis as a container stores them: two numbers, and the rule that makes a span of them.
///
/// Two ``StoredReading``s are kept apart from it, so that an axis holds only plain numbers.
struct StoredAxis<Axis: FrameAxis> {
  /// The numbers in the order of the rule. Of two places, the first is the part nearer to the frame's origin.
  let first: StoredValue
  let second: StoredValue
  let rule: SpanRule
  let names: (FactName, FactName)
  /// The part of the frame that the second number decides.
  let secondPart: CGFloat
  let isDirectional: Bool
  /// Whether the length needs the child or the other axis.
  let isOpen: Bool

  /// The facts, evaluated as far as possible without the child and without the other axis.
  @inline(__always)
  func placed(
    _ firstReading: borrowing StoredReading<Axis>, _ secondReading: borrowing StoredReading<Axis>,
    in pass: RunCells, _ parent: any Layoutable
  ) -> PlacedAxis {
    let one = firstReading.number(first, in: pass, parent)
    let two = secondReading.number(second, in: pass, parent)
    let open = isOpen ? secondReading.open(in: pass, parent) : .none
    if isDirectional && pass.space.isMirrored { return mirrored(one, two, open, pass.space) }
    return PlacedAxis(one, two, rule, open, names)
  }

  /// The numbers of a layout of values, left-to-right. `stale` becomes nonzero if a cell is not of this pass.
  @inline(__always)
  func values(
    _ cells: UnsafePointer<FrameCell>, _ stamp: Int, _ stale: inout Int
  ) -> (CGFloat, CGFloat) {
    let one = cells + Int(first.cell)
    let two = cells + Int(second.cell)
    stale |= (one.pointee.stamp ^ stamp) | (two.pointee.stamp ^ stamp)
    return (
      first.number(of: LayoutSpan(of: first.rectangle(in: one), along: Axis.self)),
      second.number(of: LayoutSpan(of: second.rectangle(in: two), along: Axis.self))
    )
  }

  /// The facts, given their numbers left-to-right.
  @inline(__always)
  func placed(_ numbers: (CGFloat, CGFloat), _ open: PlacedAxis.OpenLength) -> PlacedAxis {
    PlacedAxis(numbers.0, numbers.1, rule, open, names)
  }

  /// The facts, given their numbers in either direction.
  func placed(
    _ numbers: (CGFloat, CGFloat), _ open: PlacedAxis.OpenLength, in space: ParentSpace
  ) -> PlacedAxis {
    isDirectional && space.isMirrored
      ? mirrored(numbers.0, numbers.1, open, space) : placed(numbers, open)
  }

  /// The facts right-to-left, where a leading edge is the end of the frame.
  @inline(never)
  private func mirrored(
    _ one: CGFloat, _ two: CGFloat, _ open: PlacedAxis.OpenLength, _ space: ParentSpace
  ) -> PlacedAxis {
    func placed(_ number: CGFloat, _ part: CGFloat, _ name: FactName) -> PlacedPart {
      name.isDirectional
        ? PlacedPart(space.along(part: part), at: space.along(number), name)
        : PlacedPart(part, at: number, name)
    }
    let first = placed(one, rule.part, names.0)
    if rule.difference == 0 {
      return PlacedAxis(first.coordinate, two, .length(from: first.part), open, names)
    }
    let second = placed(two, secondPart, names.1)
    return rule.isSwapped ? PlacedAxis(second, first) : PlacedAxis(first, second)
  }
}

extension StoredValue {
  /// The cell that the value reads; nil for a constant.
  var readCell: Int32? { isConstant ? nil : cell }
}
