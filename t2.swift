import Plumb
import PlumbPin
public func f(_ a: HeadlessView, _ b: HeadlessView) { a.plumb.pin { $0.left(to: b.edge.right).top(to: b.edge.bottom).right(to: b.edge.right).height(20).marginTop(5) } }
