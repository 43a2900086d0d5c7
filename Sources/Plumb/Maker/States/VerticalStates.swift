// The states of a vertical axis that is not complete. They are read inside the compiler's
// sentences: LayoutMaker<IndividualProperty.Frame<Horizontal.Open, Vertical.Top>>.

extension Vertical {
  /// Nothing is decided yet.
  @frozen
  public struct Open: VerticalAxisState {
    @inlinable @inline(always) init() {}
  }

  /// The top edge is decided.
  @frozen
  public struct Top: VerticalAxisState {
    @usableFromInline let position: VerticalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Vertical>) {
      position = .top(source)
    }
  }

  /// The middle is decided.
  @frozen
  public struct Middle: VerticalAxisState {
    @usableFromInline let position: VerticalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Vertical>) {
      position = .middle(source)
    }
  }

  /// The bottom edge is decided.
  @frozen
  public struct Bottom: VerticalAxisState {
    @usableFromInline let position: VerticalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Vertical>) {
      position = .bottom(source)
    }
  }

  /// The height is decided: ``Given``, or ``Proportional`` to the length of the other axis.
  @frozen
  public struct Height<Source>: VerticalAxisState {
    @usableFromInline let length: LengthSource<Vertical>

    @inlinable @inline(always)
    init(_ source: LengthSource<Vertical>) {
      length = source
    }
  }
}
