// One axis may be completed in two ways before the other goes on.
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) { maker in
    let column = isWide ? maker.setLeft(inset: 8).setRight(inset: 8) : maker.setCenter(offset: 0).fitWidth()
    return column.setTop(inset: 8).fitHeight()
  }
}
