import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores a chain for `child`, to be run in every layout pass of this container.
  ///
  ///     card.plumb.setPin(for: title) { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
  ///
  /// The chain must name position and size on both axes, or it does not compile. It becomes a layout like
  /// any other, in the place of the one stored before: it is ordered by what it is pinned to, tried for a
  /// size, explained and put on the pixel grid. What only values show is reported, that call is ignored,
  /// and the rest is applied. The closure runs once, now; what it is pinned to is held weakly. In a
  /// container with conditions this is the default.
  public func setPin<Child: Layoutable>(
    for child: Child, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) {
    setLayout(for: child, file: file, line: line) { _ in
      .saying(chain, file, line)
    }
  }

  /// Stores a chain for the frame that `child` has with its transform; see ``LayoutScope/pinFrame(file:line:_:)``.
  public func setPinFrame<Child: Layoutable>(
    for child: Child, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) {
    setLayout(for: child, file: file, line: line) { _ in
      .saying(chain, file, line, .storedTransformed)
    }
  }
}

extension LayoutScope where Host: LayoutInfoStorable, Host.Condition: LayoutCondition {
  /// Stores a chain for `child` under a condition, in the place of the default one.
  ///
  ///     page.plumb.setPin(for: sidebar, when: .compact) { $0.all() }
  public func setPin<Child: Layoutable>(
    for child: Child, when condition: Host.Condition, file: StaticString = #fileID,
    line: UInt = #line, @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) {
    setLayout(for: child, when: condition, file: file, line: line) { _ in
      .saying(chain, file, line)
    }
  }

  /// Stores the chains of `child` under all conditions: the closure runs now, once for each case. A case
  /// that is forgotten does not compile.
  ///
  ///     page.plumb.setPin(for: sidebar) { pin, condition in
  ///       switch condition {
  ///       case .compact: pin.all()
  ///       case .regular: pin.vertically().left().width(200)
  ///       }
  ///     }
  public func setPin<Child: Layoutable>(
    for child: Child, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Child>, Host.Condition) -> PinStoredLayout
  ) {
    setLayout(for: child, file: file, line: line) { _, condition in
      .saying({ chain($0, condition) }, file, line)
    }
  }
}
