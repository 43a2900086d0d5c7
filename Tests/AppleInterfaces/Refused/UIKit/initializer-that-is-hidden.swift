// A section of a compositional layout has a group.
// control: replace "NSCollectionLayoutSection()" with "NSCollectionLayoutSection(group: group)"
import UIKit

@MainActor
private func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
  // error: 'init()' is unavailable: a section has a group
  NSCollectionLayoutSection()
}
