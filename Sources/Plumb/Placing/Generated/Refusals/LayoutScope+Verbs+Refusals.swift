// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a verb is called on a maker, in the parent's layout: card.plumb.layout(title) { $0.stickOnParent() }"
)
extension LayoutScope {
  @discardableResult @_alwaysEmitIntoClient public func setTop(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingTop> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setBottom(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingBottom> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setLeft(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingLeft> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setRight(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingRight> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setLeading(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Directional>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingLeading> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setTrailing(
    to number: CGFloat = 0, inset: CGFloat = 0, from area: LayoutArea = .bounds,
    at place: LayoutPlace<Directional>? = nil, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingTrailing> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setCenter(
    to number: CGFloat = 0, offset: CGFloat = 0, at place: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualProperty.Initial.AddingCenter> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setMiddle(
    to number: CGFloat = 0, offset: CGFloat = 0, at place: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualProperty.Initial.AddingMiddle> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setWidth(
    to number: CGFloat = 0, like length: LayoutLength<Horizontal>? = nil
  ) -> LayoutMaker<IndividualProperty.Initial.AddingWidth> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setHeight(
    to number: CGFloat = 0, like length: LayoutLength<Vertical>? = nil
  ) -> LayoutMaker<IndividualProperty.Initial.AddingHeight> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setSize(
    to size: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Initial.AddingSize> { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<
    IndividualProperty.Initial.AddingSize
  > { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func setFrame(to frame: CGRect) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @discardableResult @_alwaysEmitIntoClient public func stickOnParent(
    withInsets insets: LayoutInsets = .zero
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
