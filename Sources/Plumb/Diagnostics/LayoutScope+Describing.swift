import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// The tree from this container down, with a line for each host: its name, its frame, and its special
  /// properties.
  ///
  ///     card: x 0, y 0, 320 wide, 200 high
  ///       photo: x 8, y 8, 50 wide, 50 high
  ///       title: x 66, y 8, 246 wide, 20 high, hidden
  ///       badge: x 0, y 0, 16 wide, 16 high, without a layout
  @_optimize(size)
  public func describe() -> String {
    // A loop, not recursion: a deep tree would overflow the stack.
    var lines: [String] = []
    var ahead: [(host: any Layoutable, parent: (any LayoutInfoStorable)?, level: Int)] = [
      (host, nil, 0)
    ]
    while let (host, parent, level) = ahead.popLast() {
      lines.append(String(repeating: "  ", count: level) + host.line(in: parent))
      let container = host as? any LayoutInfoStorable
      let children = container?.anyPlumbChildren ?? host.plumbInnerHosts
      ahead += children.reversed().map { ($0, container, level + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Layoutable {
  /// The line that describes this host.
  @_optimize(size)
  fileprivate func line(in parent: (any LayoutInfoStorable)?) -> String {
    (["\(plumbName): \(plumbFrame.inWords)"] + flags(in: parent)).joined(separator: ", ")
  }

  @_optimize(size)
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
