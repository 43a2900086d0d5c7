extension IndividualLayout {
  /// Creates a layout of a front end from facts and `terms`, such as the limits of lengths.
  @_spi(PlumbFrontEnd)
  public init(
    _ columns: AxisFacts<Horizontal>, _ rows: AxisFacts<Vertical>, under terms: LayoutTerms
  ) {
    self.init(columns, rows)
    adjustments.append(.terms(terms))
  }
}
