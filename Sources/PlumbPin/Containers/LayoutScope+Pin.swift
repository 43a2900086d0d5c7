import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// Lays out this host in its parent, at once; what the chain does not name stays as it is.
  ///
  ///     title.plumb.pin { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
  ///
  /// The transform of the host is left as it is, and so are those of the hosts that it is pinned to: see
  /// ``pinFrame(file:line:_:)``. What only values show (a view that is in no tree with this one, a number
  /// that is none) is reported, that call is ignored, and the rest is applied. The closure runs once, or twice if the
  /// chain says more than the numbers named below: it should do nothing but say a chain.
  ///
  /// Edges and centers in points or on siblings, lengths, margins in points, fittings of one side and ratios
  /// allocate nothing. Everything else, such as limits, insets, `justify` and `pinEdges`, costs a few
  /// allocations.
  @inlinable @inline(always)
  public func pin(
    file: StaticString = #fileID, line: UInt = #line,
    @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) {
    let use = PinUse(.atOnce, file, line)
    let quick = chain(PinChain(.inNumbers(use))).speech.all.quick
    if !quick.place(self) { settle(chain(PinChain(.forTheRecord(use)))) }
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
    settle(chain(PinChain(.forTheRecord(PinUse(.transformed, file, line)))))
  }

  @usableFromInline @inline(never)
  func settle(_ layout: PinLayout) {
    let host = scopedHost
    let values = layout.speech.values
    let now = presentFrame(transformed: values.use.mode.isTransformed)
    let call = LayoutCall("pin", file: values.use.file, line: values.use.line)
    settle(values.composed(now: now), margins: values.margins.outside(host.plumbDirection), call)
  }
}

extension PinMargins {
  /// The margins in points, for a size that counts them.
  fileprivate func outside(_ direction: LayoutWritingDirection) -> LayoutMargins {
    let isMirrored = direction == .rightToLeft
    return LayoutMargins(
      top: top.points,
      left: (isMirrored ? left.rightToLeft : left.leftToRight).points,
      bottom: bottom.points,
      right: (isMirrored ? right.rightToLeft : right.leftToRight).points)
  }
}
