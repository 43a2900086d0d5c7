// A method of a delegate has the delegate's own parameters, or nobody calls it.
// control: replace "_ textField: UILabel" with "_ textField: UITextField"
import UIKit

private final class Form: NSObject, UITextFieldDelegate {
  // error: instance method 'textFieldShouldReturn' nearly matches optional requirement 'textFieldShouldReturn' of protocol 'UITextFieldDelegate'
  func textFieldShouldReturn(_ textField: UILabel) -> Bool { true }
}
