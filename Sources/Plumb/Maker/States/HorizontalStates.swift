// The states of a horizontal axis that is not complete. They are read inside the compiler's
// sentences: LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>.

extension Horizontal {
  /// Nothing is decided yet.
  @frozen
  public struct Open: HorizontalAxisState {
    @inlinable init() {}
  }

  /// The left edge is decided.
  @frozen
  public struct Left: HorizontalAxisState, PlacedAxisState {
    public let place: Horizontal.PlaceFact

    @inlinable
    init(_ source: PositionSource<Horizontal>, _ callSite: CallSite) {
      place = .absolute(PositionFact(.start, source, callSite))
    }
  }

  /// The center is decided.
  @frozen
  public struct Center: HorizontalAxisState, PlacedAxisState {
    public let place: Horizontal.PlaceFact

    @inlinable
    init(_ source: PositionSource<Horizontal>, _ callSite: CallSite) {
      place = .absolute(PositionFact(.middle, source, callSite))
    }
  }

  /// The right edge is decided.
  @frozen
  public struct Right: HorizontalAxisState, PlacedAxisState {
    public let place: Horizontal.PlaceFact

    @inlinable
    init(_ source: PositionSource<Horizontal>, _ callSite: CallSite) {
      place = .absolute(PositionFact(.end, source, callSite))
    }
  }

  /// The leading edge is decided.
  @frozen
  public struct Leading: HorizontalAxisState, PlacedAxisState {
    public let place: Horizontal.PlaceFact

    @inlinable
    init(_ source: PositionSource<Directional>, _ callSite: CallSite) {
      place = .directional(PositionFact(.start, source, callSite))
    }
  }

  /// The trailing edge is decided.
  @frozen
  public struct Trailing: HorizontalAxisState, PlacedAxisState {
    public let place: Horizontal.PlaceFact

    @inlinable
    init(_ source: PositionSource<Directional>, _ callSite: CallSite) {
      place = .directional(PositionFact(.end, source, callSite))
    }
  }

  /// The width is decided: ``Given``, or ``Proportional`` to the length of the other axis.
  @frozen
  public struct Width<Source>: HorizontalAxisState, SizedAxisState {
    public let length: LengthFact<Horizontal>

    @inlinable
    init(_ source: LengthSource<Horizontal>, _ callSite: CallSite) {
      length = LengthFact(source, callSite)
    }
  }
}
