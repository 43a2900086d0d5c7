// Views are the main actor's.
// control: replace "private func rename" with "@MainActor private func rename"
import UIKit

private func rename(_ label: UILabel) {
  // error: main actor-isolated property 'text' can not be mutated from a nonisolated context
  label.text = "Ada"
}
