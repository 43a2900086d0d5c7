/// What prepares the layouts that a front end stores, before a container plans a pass or a trial.
@_spi(PlumbFrontEnd)
public protocol LayoutFrontEnd: AnyObject {
  /// Called when the container's children, layouts or condition may have changed.
  func prepareLayouts(under condition: AnyHashable?)
}
