import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension ConstraintSystem {
  /// Reads those inputs in `indices` that belong to one axis. Returns whether any number has changed.
  ///
  /// If the host of an input is gone or has no place, the rows with the input are reported, and the input keeps its
  /// last number. If the input never had a number, these rows are suspended. A number that is too large for the solver,
  /// or not finite, is ignored.
  func updateInputs(
    _ indices: [Int], horizontal: Bool, _ run: SolverRun, _ surroundings: JointSurroundings,
    issues: inout [LayoutIssue]
  ) -> Bool {
    var hasChanged = false
    for index in indices where inputs[index].isHorizontal == horizontal {
      switch number(for: inputs[index], run, surroundings) {
      case .success(let number):
        guard number.isSolvable else { continue }
        inputs[index].isKnown = true
        guard number != inputs[index].value else { continue }
        inputs[index].value = number
        hasChanged = true
      case .failure(let absence):
        report(index, absence.reason, run, issues: &issues)
      }
    }
    return hasChanged
  }

  /// Reports each row with `input`, because the input's host is gone or has no place. If the input never had a number,
  /// also suspends these rows.
  private func report(
    _ input: Int, _ reason: LayoutIssue.Kind, _ run: SolverRun, issues: inout [LayoutIssue]
  ) {
    for index in rows.indices where rows[index].inputs.contains(where: { $0.index == input }) {
      issues.append(rows[index].constraint.issue(reason))
      guard !rows[index].isSuspended, !inputs[input].isKnown else { continue }
      rows[index].isSuspended = true
      if let row = run.rows[index] {
        run.rows[index] = nil
        try? run.solver.removeConstraint(row)
        runs.fitting = nil
      }
    }
  }

  private func number(
    for input: SystemInput, _ run: SolverRun, _ surroundings: JointSurroundings
  ) -> Result<Double, JointAbsence> {
    guard let host = input.host.host else {
      return .failure(JointAbsence(reason: .missingReference))
    }
    switch input.kind {
    case .start, .width, .top, .height:
      return surroundings.frame(of: host).map { place(input.kind, of: $0, surroundings) }
    case .scrolledAcross:
      let x = surroundings.scrollOffset.x
      return .success(
        surroundings.direction == .leftToRight
          ? x : run.value(index(.contentWidth)) - x - bounds(in: surroundings).size.width)
    case .scrolledDown:
      return .success(surroundings.scrollOffset.y)
    case .inset(let area, let edge):
      return rectangles(of: input, area, host, run, surroundings).map { outer, inner in
        inset(edge, of: inner, in: outer, surroundings.direction)
      }
    case .firstBaseline, .lastBaseline:
      return size(of: input, host, run, surroundings).map { size in
        guard let host = host as? any BaselineHost else { return 0 }
        let baselines = host.plumbBaselines(in: size)
        return input.kind == .firstBaseline ? baselines.first : baselines.last
      }
    }
  }

  /// One coordinate or length of a frame, relative to the container's leading and top edges.
  private func place(
    _ kind: SystemInput.Kind, of frame: CGRect, _ surroundings: JointSurroundings
  ) -> Double {
    let bounds =
      scrolls ? CGRect(origin: .zero, size: surroundings.visibleBounds.size) : surroundings.bounds
    switch kind {
    case .width: return frame.size.width
    case .height: return frame.size.height
    case .top: return frame.origin.y - bounds.origin.y
    default:
      return surroundings.direction == .leftToRight
        ? frame.origin.x - bounds.origin.x
        : bounds.origin.x + bounds.size.width - frame.origin.x - frame.size.width
    }
  }

  /// The size of an input's host: the solved size if the host is a member, otherwise its current size.
  private func size(
    of input: SystemInput, _ host: any Layoutable, _ run: SolverRun,
    _ surroundings: JointSurroundings
  ) -> Result<CGSize, JointAbsence> {
    if let member = input.member {
      return .success(
        CGSize(
          width: max(0, run.value(index(.width, of: member))),
          height: max(0, run.value(index(.height, of: member)))))
    }
    return surroundings.frame(of: host).map(\.size)
  }

  private func rectangles(
    of input: SystemInput, _ area: LayoutArea, _ host: any Layoutable, _ run: SolverRun,
    _ surroundings: JointSurroundings
  ) -> Result<(outer: CGRect, inner: CGRect), JointAbsence> {
    if input.isContainer {
      return .success(
        scrolls
          ? (surroundings.visibleBounds, surroundings.visibleArea(area))
          : (surroundings.bounds, surroundings.area(area)))
    }
    return size(of: input, host, run, surroundings).map { size in
      let bounds = CGRect(origin: host.plumbBounds.origin, size: size)
      return (bounds, host.plumbArea(area, in: bounds))
    }
  }

  private func inset(
    _ edge: SystemInput.Edge, of inner: CGRect, in outer: CGRect,
    _ direction: LayoutWritingDirection
  ) -> Double {
    let left = inner.origin.x - outer.origin.x
    let right = outer.size.width - left - inner.size.width
    let top = inner.origin.y - outer.origin.y
    switch edge {
    case .start: return direction == .leftToRight ? left : right
    case .end: return direction == .leftToRight ? right : left
    case .top: return top
    case .bottom: return outer.size.height - top - inner.size.height
    }
  }
}
