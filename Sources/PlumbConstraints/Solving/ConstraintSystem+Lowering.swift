import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

// Lowers attributes to sums of variables and inputs. There are two variables for the container's size, two for the size
// of its content, which are used if it scrolls, and four for each member.

extension ConstraintSystem {
  /// The variables of the container.
  enum ContainerVariable: Int, CaseIterable {
    case width
    case height
    case contentWidth
    case contentHeight
  }

  /// The variables of a member.
  enum MemberVariable: Int, CaseIterable {
    case start
    case top
    case width
    case height
  }

  func index(_ variable: ContainerVariable) -> Int { variable.rawValue }

  func index(_ variable: MemberVariable, of member: Int) -> Int {
    ContainerVariable.allCases.count + member * MemberVariable.allCases.count + variable.rawValue
  }

  /// The number of variables.
  var variableCount: Int { index(.start, of: members.count) }

  /// The left side of a constraint minus its right side, as a sum of variables and inputs. The sum omits the constant.
  func sum(of constraint: LayoutConstraint, in direction: LayoutWritingDirection) -> LinearSum {
    let second = constraint.second
    // Variables are measured along the writing direction, but left, right and centers are measured from the left edge.
    // So in a right-to-left layout, these three attributes are mirrored, unless the constraint also has a leading or
    // trailing edge.
    let isMirrored =
      direction == .rightToLeft && !constraint.first.attribute.isDirectional
      && !(second?.attribute.isDirectional ?? false)
    let first = sum(of: constraint.first, isMirrored, direction)
    guard let second else { return first }
    return first.adding(
      sum(of: second, isMirrored, direction), times: -Double(constraint.multiplier))
  }

  private func sum(
    of held: HeldAttribute, _ isMirrored: Bool, _ direction: LayoutWritingDirection
  ) -> LinearSum {
    if held.attribute.isVertical {
      // Local functions, so that an input is created only if the attribute needs it. Each pass looks up every input.
      func top() -> LinearSum { self.start(of: held, .vertical) }
      func height() -> LinearSum { self.length(of: held, .vertical) }
      switch held.attribute {
      case .top: return top()
      case .bottom: return top() + height()
      case .centerY: return top() + height() * 0.5
      case .firstBaseline: return top() + .input(input(.firstBaseline, of: held))
      case .lastBaseline: return top() + height() - .input(input(.lastBaseline, of: held))
      default: return height()
      }
    }
    func start() -> LinearSum { self.start(of: held, .horizontal) }
    func width() -> LinearSum { self.length(of: held, .horizontal) }
    let isRightToLeft = direction == .rightToLeft
    func place(_ along: LinearSum) -> LinearSum { isMirrored ? end - along : along }
    switch held.attribute {
    case .leading: return start()
    case .trailing: return start() + width()
    case .centerX: return place(start() + width() * 0.5)
    case .left: return place(isRightToLeft ? start() + width() : start())
    case .right: return place(isRightToLeft ? start() : start() + width())
    default: return width()
    }
  }

  /// The trailing edge of the container, or of its content if it scrolls, measured from the leading edge.
  /// Right-to-left, left, right and centers are measured from this edge.
  private var end: LinearSum { .variable(index(scrolls ? .contentWidth : .width)) }

  private enum RowAxis {
    case horizontal
    case vertical
  }

  /// The leading or top edge of an item, as a sum. It is measured from the same edge of the container, or of its
  /// content if the container scrolls.
  private func start(of held: HeldAttribute, _ axis: RowAxis) -> LinearSum {
    let isHorizontal = axis == .horizontal
    var sum: LinearSum
    if let member = member(held) {
      sum = .variable(index(isHorizontal ? .start : .top, of: member))
    } else if isContainer(held) {
      let isContent = scrolls && (held.part == .whole || held.part == .scrollContent)
      sum =
        !scrolls || isContent
        ? LinearSum() : .input(input(isHorizontal ? .scrolledAcross : .scrolledDown, of: held))
    } else {
      sum = .input(input(isHorizontal ? .start : .top, of: held))
    }
    if case .area(let area) = held.part, area != .bounds {
      sum = sum + .input(input(.inset(area, isHorizontal ? .start : .top), of: held))
    }
    return sum
  }

  /// The length of an item on one axis, as a sum.
  private func length(of held: HeldAttribute, _ axis: RowAxis) -> LinearSum {
    let isHorizontal = axis == .horizontal
    var sum: LinearSum
    if let member = member(held) {
      sum = .variable(index(isHorizontal ? .width : .height, of: member))
    } else if isContainer(held) {
      // As in UIKit, the width and height of a scrolling view are those of its frame, but its edges and centers are
      // those of its content.
      let isContent =
        held.part == .scrollContent
        || (scrolls && held.part == .whole && !held.attribute.isLength)
      sum = .variable(
        index(
          isContent
            ? (isHorizontal ? .contentWidth : .contentHeight) : (isHorizontal ? .width : .height)))
    } else {
      sum = .input(input(isHorizontal ? .width : .height, of: held))
    }
    if case .area(let area) = held.part, area != .bounds {
      sum = sum - .input(input(.inset(area, isHorizontal ? .start : .top), of: held))
      sum = sum - .input(input(.inset(area, isHorizontal ? .end : .bottom), of: held))
    }
    return sum
  }

  private func isContainer(_ held: HeldAttribute) -> Bool {
    container.host.map { ObjectIdentifier($0) == held.id } ?? false
  }
}
