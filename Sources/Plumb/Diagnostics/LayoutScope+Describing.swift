import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The tree from this container down, a line for each host: its name, its frame, and what is special
  /// about it.
  ///
  ///     card: x 0, y 0, 320 wide, 200 high
  ///       photo: x 8, y 8, 50 wide, 50 high
  ///       title: x 66, y 8, 246 wide, 20 high, hidden
  ///       badge: x 0, y 0, 16 wide, 16 high, without a layout
  public func describe() -> String {
    host.lines(in: nil).joined(separator: "\n")
  }
}

extension Layoutable {
  /// The host's own line and the indented lines of all within it.
  fileprivate func lines(in parent: (any LayoutInfoStorable)?) -> [String] {
    let own = (["\(plumbName): \(plumbFrame.inWords)"] + flags(in: parent)).joined(
      separator: ", ")
    let container = self as? any LayoutInfoStorable
    let children = container?.anyPlumbChildren ?? plumbInnerHosts
    return [own] + children.flatMap { $0.lines(in: container) }.map { "  \($0)" }
  }

  private func flags(in parent: (any LayoutInfoStorable)?) -> [String] {
    let isWithoutLayout = parent.map { $0.layoutInfo.stored(for: self)?.anyLayout == nil } ?? false
    return [
      plumbIsHidden ? "hidden" : nil,
      plumbIsTransformed ? "transformed" : nil,
      plumbDirection == .rightToLeft ? "right-to-left" : nil,
      plumbZPosition != 0 ? "z-position \(plumbZPosition.inWords)" : nil,
      isWithoutLayout ? "without a layout" : nil,
    ].compactMap { $0 }
  }
}

extension LayoutInfoStorable {
  fileprivate var anyPlumbChildren: [any Layoutable] { plumbChildren }
}
