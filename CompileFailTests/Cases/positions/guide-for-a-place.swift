// A guide is a rectangle; one of its places is a place.
// control: replace "layoutMarginsGuide" with "center"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{cannot convert value of type 'Horizontal.AreaGuide' (aka 'HorizontalGuide<LayoutGuide.OfArea>') to closure result type 'Position<Horizontal>'}}
    $0.setLeft(by: { $0.layoutMarginsGuide }).setTop(to: 8).fitSize()
  }
}
