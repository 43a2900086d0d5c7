import Foundation

extension LayoutMaker where State == GroupProperty.Initial {
  /// Begins a row: children one after the other from the leading to the trailing end.
  ///
  /// The ends of the row are `leading` and `trailing` points inside the edges of the parent or of an area. A row then
  /// needs two things along it: widths with a distribution (`fitWidth().equalizeGaps()`), weights with gaps
  /// (`equalizeWidths().setGaps(to: 8)`), or a list of widths with gaps or a distribution. Across it, it needs two of
  /// top, middle, bottom and height.
  ///
  ///     toolbar.plumb.layout([back, title, share]) {
  ///       $0.row(leading: 16, trailing: 16).fitWidth().equalizeGaps()
  ///         .setMiddle(offset: 0).fitHeight()
  ///     }
  public func row(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> {
    row(
      from: LayoutPlace(.area(area, .start, leading)),
      to: LayoutPlace(.area(area, .end, -trailing)))
  }

  /// Begins a row from one place to another, both measured along the writing direction.
  ///
  ///     $0.row(from: title.plumb.trailing + 8, to: .parent.trailing - 16)
  public func row(
    from start: LayoutPlace<Directional>, to end: LayoutPlace<Directional>
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> {
    begin(start, end, nil)
  }

  /// Begins a row from left to right in both writing directions. Otherwise it is like `row`.
  public func rowFromLeft(
    left: CGFloat = 0, right: CGFloat = 0, in area: LayoutArea = .bounds
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>> {
    rowFromLeft(
      from: LayoutPlace(.area(area, .start, left)), to: LayoutPlace(.area(area, .end, -right)))
  }

  /// Begins a row from one place to another, from left to right in both writing directions.
  public func rowFromLeft(
    from start: LayoutPlace<Horizontal>, to end: LayoutPlace<Horizontal>
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>> {
    begin(start, end, nil)
  }

  /// Begins a flow: a row from the leading to the trailing end that starts a new line before a child that has no
  /// room left.
  ///
  /// The facts across the flow apply to the first line. Each further line begins `lineGaps` points below the children
  /// of the line before. `alignment` aligns each child in its line. Without an alignment, the facts decide.
  ///
  ///     tags.plumb.layout(labels) {
  ///       $0.flow(leading: 8, trailing: 8, lineGaps: 6).fitSize().pack(at: .leading, gaps: 6)
  ///         .setTop(inset: 8)
  ///     }
  public func flow(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds,
    lineGaps: CGFloat, aligned alignment: LineAlignment? = nil
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> {
    flow(
      from: LayoutPlace(.area(area, .start, leading)),
      to: LayoutPlace(.area(area, .end, -trailing)), lineGaps: lineGaps, aligned: alignment)
  }

  /// Begins a flow from one place to another, both measured along the writing direction.
  public func flow(
    from start: LayoutPlace<Directional>, to end: LayoutPlace<Directional>,
    lineGaps: CGFloat, aligned alignment: LineAlignment? = nil
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> {
    begin(start, end, RunBreaking(gap: lineGaps, alignment: alignment))
  }

  /// Begins a column: children one below the other.
  ///
  /// The ends of the column are `top` and `bottom` points inside the edges of the parent or of an area. A column then
  /// needs two things along it: heights with a distribution (`fitHeight().pack(at: .top, gaps: 8)`), weights with gaps
  /// (`equalizeHeights().setGaps(to: 8)`), or a list of heights with gaps or a distribution. Across it, it needs two of
  /// left, center, right, leading, trailing and width.
  ///
  ///     form.plumb.layout(fields) {
  ///       $0.column(top: 16, bottom: 16, in: .safeArea).fitHeight().pack(at: .top, gaps: 8)
  ///         .stickOnParentHorizontally(leading: 16, trailing: 16)
  ///     }
  public func column(
    top: CGFloat = 0, bottom: CGFloat = 0, in area: LayoutArea = .bounds
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> {
    column(
      from: LayoutPlace(.area(area, .start, top)), to: LayoutPlace(.area(area, .end, -bottom)))
  }

  /// Begins a column from one place to another.
  public func column(
    from start: LayoutPlace<Vertical>, to end: LayoutPlace<Vertical>
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> {
    LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>(
      GroupProperty.Column(
        along: Along.Open(start: RunStart(ends: Vertical.ends(from: start, to: end)))))
  }

  private func begin<Axis: RowAxis>(
    _ start: LayoutPlace<Axis>, _ end: LayoutPlace<Axis>, _ breaking: RunBreaking?
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Axis>>> {
    LayoutMaker<GroupProperty.Row<Along.Open<Axis>>>(
      GroupProperty.Row(
        along: Along.Open(
          start: RunStart(ends: Axis.ends(from: start, to: end), breaking: breaking))))
  }
}
