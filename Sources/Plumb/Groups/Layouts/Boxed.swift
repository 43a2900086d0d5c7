/// A value in memory of its own, so that a struct which holds it is copied by one reference.
///
/// The states of a group hold whole frames and lengths. Each state has its own code to copy them, which would be large.
/// Enumerations of such facts are indirect for the same reason.
@propertyWrapper
indirect enum Boxed<Value> {
  case value(Value)

  init(wrappedValue: Value) { self = .value(wrappedValue) }

  var wrappedValue: Value {
    switch self {
    case .value(let value): value
    }
  }
}
