// A view with a designated initializer of its own needs the one for storyboards as well.
// control: replace "init(title: String) {" with "required init?(coder: NSCoder) { nil }; init(title: String) {"
import Plumb
import UIKit

private final class Card: LayoutInfoStoredView {
  init(title: String) { super.init(frame: .zero) }
  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'LayoutInfoStoredView'
}
