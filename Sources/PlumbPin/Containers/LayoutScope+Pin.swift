import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// Lays out this host in its parent immediately. Facts that the chain does not name stay as they are.
  ///
  ///     title.plumb.pin { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
  ///
  /// The transform of the host does not change. Frames are measured without the transforms of the host and of the
  /// references; ``pinFrame(file:line:_:)`` measures with them. Errors that only values show, such as a reference in
  /// another tree or a NaN, are reported. The call with the error is ignored, and the rest is applied. The closure may
  /// run twice, for example if the chain has calls that are not listed below. So it should have no other effects.
  ///
  /// These calls allocate no memory: edges and centers in points or on siblings, lengths in points or of one
  /// sibling, margins in points, `sizeToFit`, and ratios. All others, such as limits, insets, `justify` and
  /// `pinEdges`, cost a few allocations.
  @_alwaysEmitIntoClient @inline(always)
  public func pin(
    file: StaticString = #fileID, line: UInt = #line,
    @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) {
    let use = PinUse(.atOnce, file, line)
    let quick = chain(PinChain(.inNumbers(use))).speech.all.quick
    if !quick.place(self) { settle(chain(PinChain(.forTheRecord(use)))) }
  }

  /// Lays out this host's transformed frame immediately, and measures references with their transforms. Otherwise
  /// like ``pin(file:line:_:)``.
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
  /// The part of each margin that is given in points, for the size that `autoSizeThatFits` computes. Percentages and
  /// insets of areas do not count.
  fileprivate func outside(_ direction: LayoutWritingDirection) -> LayoutMargins {
    let isMirrored = direction == .rightToLeft
    return LayoutMargins(
      top: top.points,
      left: (isMirrored ? left.rightToLeft : left.leftToRight).points,
      bottom: bottom.points,
      right: (isMirrored ? right.rightToLeft : right.leftToRight).points)
  }
}
