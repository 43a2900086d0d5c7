// The cases of a switch may be complete by different facts.
import Plumb

enum Width { case compact, regular, wide }

final class Card: LayoutInfoStoredView {
  func setUp(_ photo: HeadlessView, for width: Width) {
    plumb.setLayout(for: photo) {
      switch width {
      case .compact: $0.stickOnParentHorizontally().setTop(inset: 0).setHeight(to: 120)
      case .regular: $0.setTopLeading(inset: 8).setSize(like: .parent.size * 0.5)
      case .wide: $0.setMiddleCenter(offset: .zero).aspectFit(ratio: 2, in: { $0.size })
      }
    }
  }
}
