import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The largest number of rounds in one call of `settle`. A height may change a width again through an aspect ratio, so
/// the rounds need not converge.
private let roundLimit = 4

extension ConstraintSystem {
  /// Solves `extent`: first the widths, then the heights of contents at these widths. Lengths that depend on each other
  /// across the axes take more rounds. Returns false, with an issue, if the rounds do not converge or the solver's
  /// values are not reliable.
  func settle(
    _ extent: SystemExtent, _ run: SolverRun, _ surroundings: JointSurroundings,
    issues: inout [LayoutIssue]
  ) -> Bool {
    runs.isSettling = true
    defer { runs.isSettling = false }
    var isComplete = true
    if extent.isHorizontal {
      isComplete = solveColumns(extent, run, surroundings, issues: &issues)
      if !extent.isVertical, !isComplete { issues.append(unsolved("constraints")) }
    }
    if !extent.isVertical { return isComplete }
    for round in 0..<roundLimit {
      var hasChanged = updateInputs(
        extent.inputs, horizontal: false, run, surroundings, issues: &issues)
      // Insets of members' own areas depend on the solved sizes.
      if updateInputs(extent.inputs, horizontal: true, run, surroundings, issues: &issues) {
        hasChanged = true
      }
      // Issues of a content at a provisional width are dropped.
      var unusable: [LayoutIssue] = []
      for member in extent.heights
      where measureHeight(of: member, run, surroundings, issues: &unusable) {
        hasChanged = true
      }
      if round > 0 && !hasChanged {
        issues += unusable
        if !isComplete { issues.append(unsolved("constraints")) }
        return isComplete
      }
      setConstants(extent, run)
      isComplete = run.solve(taking: extent.variables)
    }
    issues.append(unsolved("a length that depends on itself across the axes"))
    return false
  }

  /// Solves the widths and leading edges of `extent`. The heights are provisional. Returns false if the values are not
  /// reliable.
  private func solveColumns(
    _ extent: SystemExtent, _ run: SolverRun, _ surroundings: JointSurroundings,
    issues: inout [LayoutIssue]
  ) -> Bool {
    _ = updateInputs(extent.inputs, horizontal: true, run, surroundings, issues: &issues)
    for member in extent.widths {
      measureWidth(of: member, run, surroundings, issues: &issues)
    }
    setConstants(extent, run)
    return run.solve(taking: extent.variables)
  }

  private func unsolved(_ asked: String) -> LayoutIssue {
    LayoutIssue(
      .unsolved, view: container.host?.plumbName ?? "the container", asked: asked, at: .unknown)
  }

  private func setConstants(_ extent: SystemExtent, _ run: SolverRun) {
    for index in extent.rows where !rows[index].inputs.isEmpty || run === runs.fitting {
      run.set(run.rows[index], to: constant(ofRow: index))
    }
    for member in extent.widths {
      run.set(run.contentWidths[member], to: Double(members[member].natural.width ?? 0))
    }
    for member in extent.heights {
      run.set(run.contentHeights[member], to: Double(members[member].height ?? 0))
    }
  }

  /// Measures a member's content without limits. Adds or removes the rows for the width and the height that the content
  /// asks for.
  private func measureWidth(
    of member: Int, _ run: SolverRun, _ surroundings: JointSurroundings,
    issues: inout [LayoutIssue]
  ) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: unlimited, height: unlimited)
    var size = LayoutContentSize.none
    if let host = members[member].held.host {
      let wanted = surroundings.contentSize(of: host, offering: room)
      size = LayoutContentSize(
        width: sound(wanted.width, "width", of: host, issues: &issues),
        height: sound(wanted.height, "height", of: host, issues: &issues))
    }
    members[member].natural = size
    members[member].height = size.height ?? members[member].height
    let content = members[member].content
    prefer(
      index(.width, of: member), size.width != nil, content.horizontal,
      &run.contentWidths[member], run)
    prefer(
      index(.height, of: member), size.height != nil, content.vertical,
      &run.contentHeights[member], run)
  }

  /// Adds the row with which a content resists stretching and compression on one axis, or removes it if `isWanted` is
  /// false.
  private func prefer(
    _ index: Int, _ isWanted: Bool, _ priority: ContentPriority,
    _ row: inout Solver.Constraint?, _ run: SolverRun
  ) {
    guard isWanted != (row != nil) else { return }
    if let old = row {
      try? run.solver.removeConstraint(old)
      row = nil
    } else {
      row = try? run.solver.addPreference(
        run.variables[index], near: 0, hugging: Solver.Priority(priority.hugging.rawValue),
        compression: Solver.Priority(priority.compression.rawValue))
    }
    if run !== runs.fitting { runs.fitting = nil }
  }

  /// Measures a member's content at the solved width. Returns whether the height has changed.
  private func measureHeight(
    of member: Int, _ run: SolverRun, _ surroundings: JointSurroundings,
    issues: inout [LayoutIssue]
  ) -> Bool {
    let natural = members[member].natural
    guard let free = natural.height, let host = members[member].held.host else { return false }
    let width = CGFloat(max(0, run.value(index(.width, of: member))))
    var height = free
    if width != natural.width {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let wanted = surroundings.contentSize(of: host, offering: room)
      height = sound(wanted.height, "height", of: host, issues: &issues) ?? free
    }
    defer { members[member].height = height }
    return members[member].height != height
  }
}

extension ConstraintSystem {
  /// The length that a content needs on one axis, at least 0; nil if it needs none. A length that is not finite, or too
  /// large for the solver, is reported and becomes nil.
  private func sound(
    _ length: CGFloat?, _ name: String, of host: any Layoutable, issues: inout [LayoutIssue]
  ) -> CGFloat? {
    guard let length else { return nil }
    if length.isSolvable { return max(0, length) }
    // The issue shows the source line of the host's first constraint.
    let site = rows.lazy.map(\.constraint).first { $0.first.host === host }?.site
    issues.append(
      LayoutIssue(
        .unusableSize, view: ViewNames(in: container.host).name(of: host),
        asked: "the \(name) of its content",
        file: site?.file ?? #fileID, line: site?.line ?? #line))
    return nil
  }
}
