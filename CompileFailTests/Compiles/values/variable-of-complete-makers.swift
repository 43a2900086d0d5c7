// A variable of a complete maker takes any other complete one.
import Plumb

func row(_ maker: LayoutMaker<IndividualProperty.Initial>, isWide: Bool, isLow: Bool)
  -> LayoutMaker<IndividualLayout>
{
  var row = maker.setTopLeft(inset: 8).fitSize()
  if isWide { row = maker.stickOnParent().pinchingBottom(by: 8) }
  if isLow { row = row.movingY(by: 40) }
  return row
}
