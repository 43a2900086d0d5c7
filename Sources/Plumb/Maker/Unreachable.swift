/// The body of unavailable members. It never runs, because the compiler refuses every call.
///
/// The members are emitted into their callers, of which there are none, so the library holds no code of them.
@usableFromInline
package func unreachable() -> Never {
  preconditionFailure("unavailable")
}
