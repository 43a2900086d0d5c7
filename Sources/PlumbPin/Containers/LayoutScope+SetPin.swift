import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores a chain for `child`. The chain is evaluated in every layout pass of this container.
  ///
  ///     card.plumb.setPin(for: title) { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
  ///
  /// The chain must name position and size on both axes, or it does not compile. It becomes a layout like any other
  /// and replaces the previous one. Its place in the layout order follows from the views that it is pinned to. It also
  /// counts if the container is asked for its size. `explain` describes it. The frame is put on the pixel grid. Errors
  /// that only values show, such as a NaN, are reported; the call with the error is ignored, and the rest is applied.
  /// The closure runs once, immediately. The chain does not keep the views alive that it is pinned to. In a container
  /// with conditions, the chain is the default layout.
  public func setPin<Child: Layoutable>(
    for child: Child, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) {
    setLayout(for: child, file: file, line: line) { _ in
      .saying(chain, file, line)
    }
  }

  /// Stores a chain for the transformed frame of `child`; see ``LayoutScope/pinFrame(file:line:_:)``.
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
  /// Stores a chain for `child` under a condition. Under this condition, it replaces the default layout.
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

  /// Stores chains for `child` under all conditions. The closure runs immediately, once for each case. A missing case
  /// does not compile.
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
