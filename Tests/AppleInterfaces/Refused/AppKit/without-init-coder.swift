// A view with a designated initializer of its own needs the one for nibs as well.
// control: replace "init(title: String) {" with "required init?(coder: NSCoder) { nil }; init(title: String) {"
import AppKit

private final class Card: NSView {
  init(title: String) { super.init(frame: .zero) }
  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'NSView'
}
