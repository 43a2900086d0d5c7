// Right is on one side in both writing directions, and leading is not.
// control: replace "$0.right" with "$0.trailing"
import Plumb

func layOut(_ title: HeadlessView, after photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing}}
    $0.pinLeading(to: photo, with: { $0.right + 8 }).setTop(to: 8).fitSize()
  }
}
