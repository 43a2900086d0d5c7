/// The body of a member that no program can call, because the compiler refuses every call of it.
package func unreachable() -> Never {
  preconditionFailure("unavailable")
}
