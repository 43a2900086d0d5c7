// What Cartography has public beside Plumb's modules: operators on types of its own, and functions.

import UIKit

public struct Edge { public init() {} }

public func == (left: Edge, right: Edge) -> Bool { true }

public func constrain(_ view: UIView, block: (Edge) -> Void) { block(Edge()) }

public func align(left first: UIView, _ rest: UIView...) {}
