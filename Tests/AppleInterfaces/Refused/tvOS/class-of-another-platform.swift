// There are no switches on tvOS.
// control: replace "UISwitch" with "UIButton"
import UIKit

// error: 'UISwitch' is unavailable in tvOS
@MainActor private func tint(_ control: UISwitch) { control.tintColor = .red }
