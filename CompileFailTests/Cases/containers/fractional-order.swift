// An order is a whole number: it says which child comes first, and not where.
// control: replace "CGFloat" with "Int"
// mend: replace "to: offset" with "to: Int(offset)"
import Foundation
import Plumb

func setUp(_ title: HeadlessView, after offset: CGFloat, in card: HeadlessContainerView) {
  // expected-error@+1 {{cannot convert value of type 'CGFloat' to expected argument type 'Int'}}
  card.plumb.setOrder(to: offset, for: title)
}
