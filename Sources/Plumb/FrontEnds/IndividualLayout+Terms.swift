extension IndividualLayout {
  /// A layout of a front end: facts under terms.
  @_spi(PlumbFrontEnd)
  public init(
    _ columns: AxisFacts<Horizontal>, _ rows: AxisFacts<Vertical>, under terms: LayoutTerms
  ) {
    self.init(columns, rows)
    adjustments.append(.terms(terms))
  }
}
