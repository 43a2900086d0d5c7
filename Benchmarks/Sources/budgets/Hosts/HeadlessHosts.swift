import Foundation
import Plumb

extension HeadlessView: HandView {}

/// A headless view of the user's that asks for a size.
final class HeadlessLabel: HeadlessView {
  var wantedHeight: CGFloat = 12

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 40), height: wantedHeight)
  }
}

/// A headless container of the user's.
final class HeadlessCard: HeadlessView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  override func layoutSubviews() { plumb.layoutStoredSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

enum HeadlessStage: Stage {
  static let name = "headless"
  static func makeCard() -> HeadlessCard { HeadlessCard() }
  static func makeView(_ number: Int) -> HeadlessView { HeadlessLabel() }
  static func remove(_ view: HeadlessView, from card: HeadlessCard) { view.removeFromSuperview() }
  static func want(_ height: CGFloat, of view: HeadlessView) {
    (view as? HeadlessLabel)?.wantedHeight = height
  }
  static func runPass(of card: HeadlessCard) { card.layoutSubviews() }
}
