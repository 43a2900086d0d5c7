// Branches that are complete meet, whichever facts completed them.
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) {
    if isWide {
      $0.setTop(inset: 8).fitHeight().setLeading(inset: 8).setTrailing(inset: 8)
    } else {
      $0.setMiddle(offset: 0).setHeight(to: 44).setCenter(offset: 0).fitWidth()
    }
  }
}
