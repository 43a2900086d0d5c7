// A container of your own needs a property for the layouts that it stores.
// control: replace "info" with "layoutInfo"
import Plumb

// expected-error@+2 {{type 'Card' does not conform to protocol 'LayoutInfoStorable'}}
// expected-note@+1 {{add stubs for conformance}}
final class Card: HeadlessView, LayoutInfoStorable {
  let info = LayoutInfo()
}
