// Written by Scripts/write-maker from its table. Do not edit.

/// Along a run: what ``Along/Open`` holds.
@_documentation(visibility: internal)
public protocol AlongIsOpen: AlongState {}
extension Along.Open: AlongIsOpen {}

/// Along a run: what ``Along/Lengths`` holds.
@_documentation(visibility: internal)
public protocol AlongIsLengths: AlongState {}
extension Along.Lengths: AlongIsLengths {}

/// Along a run: what ``Along/LengthList`` holds.
@_documentation(visibility: internal)
public protocol AlongIsLengthList: AlongState {}
extension Along.LengthList: AlongIsLengthList {}

/// Along a run: what ``Along/Weights`` holds.
@_documentation(visibility: internal)
public protocol AlongIsWeights: AlongState {}
extension Along.Weights: AlongIsWeights {}

/// Along a run: what ``Along/Gaps`` holds.
@_documentation(visibility: internal)
public protocol AlongIsGaps: AlongState {}
extension Along.Gaps: AlongIsGaps {}

/// Along a run: what ``Along/Distribution`` holds.
@_documentation(visibility: internal)
public protocol AlongIsDistribution: AlongState {}
extension Along.Distribution: AlongIsDistribution {}

/// Along a run: what ``Along/LengthsAndWeights`` holds.
@_documentation(visibility: internal)
public protocol AlongIsLengthsAndWeights: AlongState {}
extension Along.LengthsAndWeights: AlongIsLengthsAndWeights {}

/// Along a run: what ``Along/LengthsAndGaps`` holds.
@_documentation(visibility: internal)
public protocol AlongIsLengthsAndGaps: AlongState {}
extension Along.LengthsAndGaps: AlongIsLengthsAndGaps {}

/// Along a run: what ``Along/Complete`` holds.
@_documentation(visibility: internal)
public protocol AlongIsComplete: AlongState {}
extension Along.Complete: AlongIsComplete {}

@_documentation(visibility: internal)
public protocol RunIsOpen: RunState {}
extension GroupProperty.Row: RunIsOpen where A: AlongIsOpen {}
extension GroupProperty.RowWith: RunIsOpen where A: AlongIsOpen {}
extension GroupProperty.Column: RunIsOpen where A: AlongIsOpen {}
extension GroupProperty.ColumnWith: RunIsOpen where A: AlongIsOpen {}
extension GroupProperty.Across: RunIsOpen where A: AlongIsOpen {}

@_documentation(visibility: internal)
public protocol RunIsLengths: RunState {}
extension GroupProperty.Row: RunIsLengths where A: AlongIsLengths {}
extension GroupProperty.RowWith: RunIsLengths where A: AlongIsLengths {}
extension GroupProperty.Column: RunIsLengths where A: AlongIsLengths {}
extension GroupProperty.ColumnWith: RunIsLengths where A: AlongIsLengths {}
extension GroupProperty.Across: RunIsLengths where A: AlongIsLengths {}

@_documentation(visibility: internal)
public protocol RunIsLengthList: RunState {}
extension GroupProperty.Row: RunIsLengthList where A: AlongIsLengthList {}
extension GroupProperty.RowWith: RunIsLengthList where A: AlongIsLengthList {}
extension GroupProperty.Column: RunIsLengthList where A: AlongIsLengthList {}
extension GroupProperty.ColumnWith: RunIsLengthList where A: AlongIsLengthList {}
extension GroupProperty.Across: RunIsLengthList where A: AlongIsLengthList {}

@_documentation(visibility: internal)
public protocol RunIsWeights: RunState {}
extension GroupProperty.Row: RunIsWeights where A: AlongIsWeights {}
extension GroupProperty.RowWith: RunIsWeights where A: AlongIsWeights {}
extension GroupProperty.Column: RunIsWeights where A: AlongIsWeights {}
extension GroupProperty.ColumnWith: RunIsWeights where A: AlongIsWeights {}
extension GroupProperty.Across: RunIsWeights where A: AlongIsWeights {}

@_documentation(visibility: internal)
public protocol RunIsGaps: RunState {}
extension GroupProperty.Row: RunIsGaps where A: AlongIsGaps {}
extension GroupProperty.RowWith: RunIsGaps where A: AlongIsGaps {}
extension GroupProperty.Column: RunIsGaps where A: AlongIsGaps {}
extension GroupProperty.ColumnWith: RunIsGaps where A: AlongIsGaps {}
extension GroupProperty.Across: RunIsGaps where A: AlongIsGaps {}

@_documentation(visibility: internal)
public protocol RunIsDistribution: RunState {}
extension GroupProperty.Row: RunIsDistribution where A: AlongIsDistribution {}
extension GroupProperty.RowWith: RunIsDistribution where A: AlongIsDistribution {}
extension GroupProperty.Column: RunIsDistribution where A: AlongIsDistribution {}
extension GroupProperty.ColumnWith: RunIsDistribution where A: AlongIsDistribution {}
extension GroupProperty.Across: RunIsDistribution where A: AlongIsDistribution {}

@_documentation(visibility: internal)
public protocol RunIsLengthsAndWeights: RunState {}
extension GroupProperty.Row: RunIsLengthsAndWeights where A: AlongIsLengthsAndWeights {}
extension GroupProperty.RowWith: RunIsLengthsAndWeights where A: AlongIsLengthsAndWeights {}
extension GroupProperty.Column: RunIsLengthsAndWeights where A: AlongIsLengthsAndWeights {}
extension GroupProperty.ColumnWith: RunIsLengthsAndWeights where A: AlongIsLengthsAndWeights {}
extension GroupProperty.Across: RunIsLengthsAndWeights where A: AlongIsLengthsAndWeights {}

@_documentation(visibility: internal)
public protocol RunIsLengthsAndGaps: RunState {}
extension GroupProperty.Row: RunIsLengthsAndGaps where A: AlongIsLengthsAndGaps {}
extension GroupProperty.RowWith: RunIsLengthsAndGaps where A: AlongIsLengthsAndGaps {}
extension GroupProperty.Column: RunIsLengthsAndGaps where A: AlongIsLengthsAndGaps {}
extension GroupProperty.ColumnWith: RunIsLengthsAndGaps where A: AlongIsLengthsAndGaps {}
extension GroupProperty.Across: RunIsLengthsAndGaps where A: AlongIsLengthsAndGaps {}

@_documentation(visibility: internal)
public protocol RunIsComplete: RunState {}
extension GroupProperty.Row: RunIsComplete where A: AlongIsComplete {}
extension GroupProperty.RowWith: RunIsComplete where A: AlongIsComplete {}
extension GroupProperty.Column: RunIsComplete where A: AlongIsComplete {}
extension GroupProperty.ColumnWith: RunIsComplete where A: AlongIsComplete {}
extension GroupProperty.Across: RunIsComplete where A: AlongIsComplete {}

/// A row, which places its children along it.
@_documentation(visibility: internal)
public protocol PlacesInRow: GroupState {}
extension GroupProperty.Row: PlacesInRow {}
extension GroupProperty.RowWith: PlacesInRow {}
extension GroupProperty.Across: PlacesInRow where A.Axis: RowAxis {}

/// A row with its lengths.
@_documentation(visibility: internal)
public protocol HoldsRowLengths: GroupState {}
extension GroupProperty.Row: HoldsRowLengths where A: HasLengths {}
extension GroupProperty.RowWith: HoldsRowLengths where A: HasLengths {}
extension GroupProperty.Across: HoldsRowLengths
where A: HasLengths, A.Axis: RowAxis {}

/// A row without a length across it, for a length along it to follow.
@_documentation(visibility: internal)
public protocol RowLacksLengthAcross: GroupState {}
extension GroupProperty.Row: RowLacksLengthAcross {}
extension GroupProperty.RowWith: RowLacksLengthAcross
where V: AcceptsHeight {}

/// A row without lengths along it, for a length across it to follow.
@_documentation(visibility: internal)
public protocol RowLacksLengthsAlong: GroupState {}
extension GroupProperty.Row: RowLacksLengthsAlong where A: AcceptsLengths {}
extension GroupProperty.RowWith: RowLacksLengthsAlong where A: AcceptsLengths {}

extension GroupProperty.Across: VerticallyComplete where A.Axis: RowAxis {}
extension GroupProperty.RowWith: HoldsTop where V: VerticalAxisHasTop {}
extension GroupProperty.RowWith: HoldsMiddle where V: VerticalAxisHasMiddle {}
extension GroupProperty.RowWith: HoldsBottom where V: VerticalAxisHasBottom {}
extension GroupProperty.RowWith: HoldsVerticalPart where V: VerticalAxisHasPart {}
extension GroupProperty.RowWith: HoldsHeight where V: VerticalAxisHasHeight {}
extension GroupProperty.RowWith: HoldsFirstBaseline where V: VerticalAxisHasFirstBaseline {}
extension GroupProperty.RowWith: HoldsLastBaseline where V: VerticalAxisHasLastBaseline {}
extension GroupProperty.RowWith: HoldsPlaceOfAnEdge where V: VerticalAxisHasPlaceOfAnEdge {}
extension GroupProperty.RowWith: HoldsBaseline where V: VerticalAxisHasBaseline {}

/// A column, which places its children along it.
@_documentation(visibility: internal)
public protocol PlacesInColumn: GroupState {}
extension GroupProperty.Column: PlacesInColumn {}
extension GroupProperty.ColumnWith: PlacesInColumn {}
extension GroupProperty.Across: PlacesInColumn where A.Axis: ColumnAxis {}

/// A column with its lengths.
@_documentation(visibility: internal)
public protocol HoldsColumnLengths: GroupState {}
extension GroupProperty.Column: HoldsColumnLengths where A: HasLengths {}
extension GroupProperty.ColumnWith: HoldsColumnLengths where A: HasLengths {}
extension GroupProperty.Across: HoldsColumnLengths
where A: HasLengths, A.Axis: ColumnAxis {}

/// A column without a length across it, for a length along it to follow.
@_documentation(visibility: internal)
public protocol ColumnLacksLengthAcross: GroupState {}
extension GroupProperty.Column: ColumnLacksLengthAcross {}
extension GroupProperty.ColumnWith: ColumnLacksLengthAcross
where H: AcceptsWidth {}

/// A column without lengths along it, for a length across it to follow.
@_documentation(visibility: internal)
public protocol ColumnLacksLengthsAlong: GroupState {}
extension GroupProperty.Column: ColumnLacksLengthsAlong where A: AcceptsLengths {}
extension GroupProperty.ColumnWith: ColumnLacksLengthsAlong where A: AcceptsLengths {}

extension GroupProperty.Across: HorizontallyComplete where A.Axis: ColumnAxis {}
extension GroupProperty.ColumnWith: HoldsLeft where H: HorizontalAxisHasLeft {}
extension GroupProperty.ColumnWith: HoldsCenter where H: HorizontalAxisHasCenter {}
extension GroupProperty.ColumnWith: HoldsRight where H: HorizontalAxisHasRight {}
extension GroupProperty.ColumnWith: HoldsLeading where H: HorizontalAxisHasLeading {}
extension GroupProperty.ColumnWith: HoldsTrailing where H: HorizontalAxisHasTrailing {}
extension GroupProperty.ColumnWith: HoldsHorizontalPart where H: HorizontalAxisHasPart {}
extension GroupProperty.ColumnWith: HoldsWidth where H: HorizontalAxisHasWidth {}
extension GroupProperty.ColumnWith: HoldsLeftOrRight where H: HorizontalAxisHasLeftOrRight {}
extension GroupProperty.ColumnWith: HoldsLeadingOrTrailing
where H: HorizontalAxisHasLeadingOrTrailing {}
