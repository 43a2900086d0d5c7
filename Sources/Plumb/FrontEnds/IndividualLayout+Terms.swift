extension IndividualLayout {
  /// The layout of a front end.
  @_spi(PlumbFrontEnd)
  public init(
    _ columns: AxisFacts<Horizontal>, _ rows: AxisFacts<Vertical>, under terms: LayoutTerms
  ) {
    self.init(columns, rows)
    adjustments.append(.terms(terms))
  }
}
