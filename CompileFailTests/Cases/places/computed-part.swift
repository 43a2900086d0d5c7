// The point at a part stands at a place; a closure measures one as a value.
// control: replace "maker.setHorizontal" with "maker.part"
// mend: replace "by: { $0.left + 4 }" with "on: .measured { $0.left + 4 }"
import Foundation
import Plumb

func place(_ maker: LayoutMaker<IndividualProperty.Initial>) {
  // expected-error@+1 {{a closure measures a place: setHorizontal(at: 0.3, on: .measured { $0.left + 4 })}}
  _ = maker.setHorizontal(at: 0.3, by: { $0.left + 4 })
}

extension LayoutMaker where State: TakesHorizontalPart {
  func part(
    at part: CGFloat, by edge: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingHorizontalPart> { setHorizontal(at: part, on: .measured(edge)) }
}
