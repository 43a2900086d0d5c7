// A list holds layouts that are complete by different facts.
import Plumb

func rows(_ maker: LayoutMaker<IndividualProperty.Initial>) -> [IndividualLayout] {
  [
    maker.setTopLeft(inset: 8).fitSize(),
    maker.setBottomRight(inset: 8).setTop(inset: 0).setWidth(part: 0.5),
    maker.stickOnParent(),
  ].map(\.layout)
}
