import Plumb

// Refusals for places between two edges by the names of makers and of CSS.

@available(*, unavailable, message: "a view is justified at .left, .center, .right, .start or .end")
extension PinJustify {
  public static var leading: Self { unreachable() }
  public static var trailing: Self { unreachable() }
  public static var middle: Self { unreachable() }
  public static var hCenter: Self { unreachable() }
  public static var top: Self { unreachable() }
  public static var bottom: Self { unreachable() }
}

@available(*, unavailable, message: "a view is aligned at .top, .center or .bottom")
extension PinVerticalAlign {
  public static var middle: Self { unreachable() }
  public static var vCenter: Self { unreachable() }
  public static var left: Self { unreachable() }
  public static var right: Self { unreachable() }
  public static var leading: Self { unreachable() }
  public static var trailing: Self { unreachable() }
  public static var start: Self { unreachable() }
  public static var end: Self { unreachable() }
}
