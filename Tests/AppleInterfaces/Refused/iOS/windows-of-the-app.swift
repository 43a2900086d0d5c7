// Windows are their scene's since iOS 15.
// control: replace "UIApplication.shared.windows.count" with "UIApplication.shared.connectedScenes.count"
import UIKit

@MainActor
private func count() -> Int {
  // error: 'windows' was deprecated in iOS 15.0: use the windows of a scene
  UIApplication.shared.windows.count
}
