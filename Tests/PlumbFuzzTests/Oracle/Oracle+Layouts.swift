import Foundation
import PlumbTestSupport

// What the layouts of children say of a least length.
extension Oracle {
  /// Whether adjustments leave a child no length, if only until a later one gives it some.
  func isLeftNoLength(_ child: Int, _ length: Double, _ axis: AxisName) -> Bool {
    var frame = CGRect.zero
    frame[axis].length = length
    return (layout(of: child)?.changes ?? []).contains { change in
      apply(change, to: &frame, false)
      return frame[axis].length < 1e-9
    }
  }

  func hasConditions(_ index: Int) -> Bool {
    scene.children(of: index).contains { scene.nodes[$0].layouts.count > 1 }
  }

  func measuresReadableArea(_ index: Int) -> Bool {
    scene.children(of: index).contains { child in
      scene.nodes[child].layouts.contains {
        $0.x.has { if case .parent(.readable, _, _) = $0 { true } else { false } }
      }
    }
  }
}
