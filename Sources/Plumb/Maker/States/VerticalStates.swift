// The states of a vertical axis that is not complete. They are read inside the compiler's
// sentences: LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Top>>.

extension Vertical {
  /// Nothing is decided yet.
  @frozen
  public struct Open: VerticalAxisState {
    @inlinable init() {}
  }

  /// The top edge is decided.
  @frozen
  public struct Top: VerticalAxisState, PlacedAxisState {
    public let place: Vertical.PlaceFact

    @inlinable
    init(_ source: PositionSource<Vertical>, _ callSite: CallSite) {
      place = PositionFact(.start, source, callSite)
    }
  }

  /// The middle is decided.
  @frozen
  public struct Middle: VerticalAxisState, PlacedAxisState {
    public let place: Vertical.PlaceFact

    @inlinable
    init(_ source: PositionSource<Vertical>, _ callSite: CallSite) {
      place = PositionFact(.middle, source, callSite)
    }
  }

  /// The bottom edge is decided.
  @frozen
  public struct Bottom: VerticalAxisState, PlacedAxisState {
    public let place: Vertical.PlaceFact

    @inlinable
    init(_ source: PositionSource<Vertical>, _ callSite: CallSite) {
      place = PositionFact(.end, source, callSite)
    }
  }

  /// The height is decided: ``Given``, or ``Proportional`` to the length of the other axis.
  @frozen
  public struct Height<Source>: VerticalAxisState, SizedAxisState {
    public let length: LengthFact<Vertical>

    @inlinable
    init(_ source: LengthSource<Vertical>, _ callSite: CallSite) {
      length = LengthFact(source, callSite)
    }
  }
}
