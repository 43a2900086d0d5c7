@_spi(PlumbFrontEnd) import Plumb

extension Array where Element == LayoutConstraint {
  /// Activates each constraint in the container that ``LayoutConstraint/activate()`` would choose. Each container is
  /// invalidated once.
  public func activate() {
    var rest: [LayoutConstraint] = []
    for constraint in self {
      if let container = constraint.naturalContainer {
        rest.append(constraint)
        container.constraintInfo.begin(in: container)
      } else if let host = constraint.first.host {
        constraint.issue(.noConstraintContainer).report(in: host)
      }
    }
    while let container = rest.first?.naturalContainer {
      let own = rest.filter { $0.naturalContainer === container }
      container.constraintInfo.add(own)
      rest.removeAll { $0.naturalContainer === container }
    }
  }

  /// Removes the constraints from their containers. Each container is invalidated once.
  public func deactivate() {
    var rest = filter(\.isActive)
    while let info = rest.first?.info {
      info.remove(rest.filter { $0.info === info })
      rest.removeAll { $0.info == nil }
    }
  }
}

/// Makes inactive constraints, one for each comparison of the equations.
///
///     let wide = evaluate { title.anchors.width == 240 }
///     let narrow = evaluate { title.anchors.width == 120 }
///     wide.activate()
///
/// Each call makes new constraints.
public func evaluate(@ConstraintBuilder _ equations: () -> [Equation]) -> [LayoutConstraint] {
  equations().flatMap(\.constraints)
}

/// Makes inactive constraints from one equation outside a builder.
public func evaluate(
  _ equation: Equation, file: StaticString = #fileID, line: UInt = #line
) -> [LayoutConstraint] {
  ConstraintBuilder.buildExpression(equation, file: file, line: line).flatMap(\.constraints)
}

extension Equation {
  /// Makes new constraints, one for each comparison.
  var constraints: [LayoutConstraint] {
    parts.map { LayoutConstraint($0, priority ?? .required, site) }
  }
}
