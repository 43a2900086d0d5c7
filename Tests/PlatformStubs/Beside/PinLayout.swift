// What PinLayout has public under names that Plumb's modules have as well. The module has a type of its own name.

public protocol Layoutable: AnyObject {}

public class PinLayout<View: Layoutable> {
  public init(view: View) {}
}
