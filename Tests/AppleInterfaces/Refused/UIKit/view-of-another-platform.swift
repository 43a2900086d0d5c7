// There is no AppKit here.
// control: replace "NSView" with "UIView"
import Plumb
import UIKit

// error: cannot find type 'NSView' in scope
private typealias Child = NSView
