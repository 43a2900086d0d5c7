// Unavailable conformances for incomplete layouts of groups. Their messages say what is missing.

/// A complete layout of several children.
public protocol CompleteGroup: GroupState {
  @_documentation(visibility: internal)
  var group: GroupLayout { get }
}

extension GroupLayout: CompleteGroup {
  @_documentation(visibility: internal)
  public var group: GroupLayout { self }
}

extension GroupProperty.Across: CompleteGroup where A: CompleteAlong {
  @_documentation(visibility: internal)
  public var group: GroupLayout { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified row: nothing is decided across it; add two of top, middle, bottom and height, or stretch it with stickOnParentVertically()"
)
extension GroupProperty.Row: CompleteGroup {
  public var group: GroupLayout { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified column: nothing is decided across it; add two of left, center, right, leading, trailing and width, or stretch it with stickOnParentHorizontally()"
)
extension GroupProperty.Column: CompleteGroup {
  public var group: GroupLayout { unreachable() }
}

extension GroupProperty.RowWith: CompleteGroup where V: CompleteAcrossRow {
  @_documentation(visibility: internal)
  public var group: GroupLayout { unreachable() }
}

extension GroupProperty.ColumnWith: CompleteGroup where H: CompleteAcrossColumn {
  @_documentation(visibility: internal)
  public var group: GroupLayout { unreachable() }
}

/// A complete state along a run. Only incomplete states conform to it, with unavailable conformances whose messages say
/// what is missing.
public protocol CompleteAlong: AlongState {}

@available(
  *, unavailable,
  message:
    "underspecified run: nothing is decided along it; add lengths and a distribution, or weights and gaps"
)
extension Along.Open: CompleteAlong {}

@available(
  *, unavailable,
  message:
    "underspecified run: it has its lengths, and nothing takes up what they leave; add equalizeGaps() or pack(at:gaps:)"
)
extension Along.Lengths: CompleteAlong {}

@available(
  *, unavailable,
  message:
    "underspecified run: it has its list of lengths, and nothing says what is between them; add setGaps(to:), equalizeGaps() or pack(at:gaps:)"
)
extension Along.LengthList: CompleteAlong {}

@available(
  *, unavailable,
  message: "underspecified run: weights share out what the gaps leave; add setGaps(to:)"
)
extension Along.Weights: CompleteAlong {}

@available(
  *, unavailable,
  message:
    "underspecified run: it has its gaps, and nothing takes up what they leave; add weights, such as equalizeWidths() or equalizeHeights()"
)
extension Along.Gaps: CompleteAlong {}

@available(
  *, unavailable,
  message:
    "underspecified run: a distribution takes up what the lengths leave; add lengths, such as fitWidth() or fitHeight()"
)
extension Along.Distribution: CompleteAlong {}

@available(
  *, unavailable,
  message: "underspecified run: weights share out what the gaps leave; add setGaps(to:)"
)
extension Along.LengthsAndWeights: CompleteAlong {}

@available(
  *, unavailable,
  message:
    "underspecified run: lengths and gaps are decided, and nothing takes up what they leave; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension Along.LengthsAndGaps: CompleteAlong {}
