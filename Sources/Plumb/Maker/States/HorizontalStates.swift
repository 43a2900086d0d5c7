// The states of a horizontal axis that is not complete. They are read inside the compiler's
// sentences: LayoutMaker<IndividualProperty.Frame<Horizontal.Left, Vertical.Open>>.

extension Horizontal {
  /// Nothing is decided yet.
  @frozen
  public struct Open: HorizontalAxisState {
    @inlinable @inline(always) init() {}
  }

  /// The left edge is decided.
  @frozen
  public struct Left: HorizontalAxisState {
    @usableFromInline let position: HorizontalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      position = .left(source)
    }
  }

  /// The center is decided.
  @frozen
  public struct Center: HorizontalAxisState {
    @usableFromInline let position: HorizontalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      position = .center(source)
    }
  }

  /// The right edge is decided.
  @frozen
  public struct Right: HorizontalAxisState {
    @usableFromInline let position: HorizontalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Horizontal>) {
      position = .right(source)
    }
  }

  /// The leading edge is decided.
  @frozen
  public struct Leading: HorizontalAxisState {
    @usableFromInline let position: HorizontalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Directional>) {
      position = .leading(source)
    }
  }

  /// The trailing edge is decided.
  @frozen
  public struct Trailing: HorizontalAxisState {
    @usableFromInline let position: HorizontalPosition

    @inlinable @inline(always)
    init(_ source: PositionSource<Directional>) {
      position = .trailing(source)
    }
  }

  /// The width is decided: ``Given``, or ``Proportional`` to the length of the other axis.
  @frozen
  public struct Width<Source>: HorizontalAxisState {
    @usableFromInline let length: LengthSource<Horizontal>

    @inlinable @inline(always)
    init(_ source: LengthSource<Horizontal>) {
      length = source
    }
  }
}
