import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// Lays out this host in its parent, at once; what the chain does not name stays as it is.
  ///
  ///     title.plumb.pin { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
  ///
  /// The transform of the host is left as it is, and so are those of the hosts that it is pinned to: see
  /// ``pinFrame(file:line:_:)``. What only values show (a view that is in no tree with this one, a number
  /// that is none) is reported, that call is ignored, and the rest is applied. The closure runs once.
  ///
  /// Edges, centers, lengths and margins in points cost about what the same frame costs when it is written
  /// by hand, and allocate nothing. Limits, percentages, insets, `justify` and `pinEdges` cost a few
  /// allocations each.
  @inlinable @inline(__always)
  public func pin(
    file: StaticString = #fileID, line: UInt = #line,
    @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) {
    let values = chain(PinChain(PinValues(.atOnce, file, line))).values
    if let parent = pinnedHost.plumbParent, !Self.isSizing,
      let layout = values.simple(now: pinnedHost.plumbFrame), place(in: parent, layout)
    {
      return
    }
    settle(values)
  }

  /// Lays out the frame that this host has with its transform, at once, and measures others with theirs.
  /// Otherwise as ``pin(file:line:_:)``.
  ///
  ///     photo.transform = .rotation(by: .pi / 2)
  ///     photo.plumb.pinFrame { $0.topLeft().width(100).height(50) }   // the box around the photo
  public func pinFrame(
    file: StaticString = #fileID, line: UInt = #line,
    @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) {
    settle(chain(PinChain(PinValues(.transformed, file, line))).values)
  }

  @usableFromInline @inline(never)
  func settle(_ values: PinValues) {
    let host = scopedHost
    let now = presentFrame(transformed: values.mode.isTransformed)
    let call = LayoutCall("pin", file: values.file, line: values.line)
    settle(values.composed(now: now), margins: values.margins.outside(host.plumbDirection), call)
  }
}

extension PinMargins {
  /// The margins in points, for a size that counts them.
  fileprivate func outside(_ direction: LayoutWritingDirection) -> LayoutMargins {
    let sides = sides
    let isMirrored = direction == .rightToLeft
    return LayoutMargins(
      top: sides.top.points,
      left: (isMirrored ? sides.left.rightToLeft : sides.left.leftToRight).points,
      bottom: sides.bottom.points,
      right: (isMirrored ? sides.right.rightToLeft : sides.right.leftToRight).points)
  }
}
