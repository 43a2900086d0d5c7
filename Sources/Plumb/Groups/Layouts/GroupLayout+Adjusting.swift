extension GroupLayout: AdjustableLayout {
  @_documentation(visibility: internal)
  public func adjusted(by step: LayoutAdjustment.Step) -> Self {
    var layout = self
    layout.adjustments.append(step.adjustment)
    return layout
  }
}
