/// The body of unavailable members. It never runs, because the compiler refuses every call.
package func unreachable() -> Never {
  preconditionFailure("unavailable")
}
