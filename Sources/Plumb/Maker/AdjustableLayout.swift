/// A complete layout of one or several children, whose frames can be adjusted.
public protocol AdjustableLayout {
  /// The layout with one more adjustment after the existing ones.
  @_documentation(visibility: internal)
  func adjusted(by step: LayoutAdjustment.Step) -> Self
}

extension LayoutAdjustment {
  /// One adjustment in a public type, which wraps the internal `Adjustment`.
  @_documentation(visibility: internal)
  public struct Step {
    let adjustment: Adjustment

    init(_ adjustment: Adjustment) { self.adjustment = adjustment }
  }
}

extension IndividualProperty.Frame: AdjustableLayout
where H == Horizontal.Complete, V == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adjusted(by step: LayoutAdjustment.Step) -> Self {
    var layout = self
    layout.adjustments.append(step.adjustment)
    return layout
  }
}
