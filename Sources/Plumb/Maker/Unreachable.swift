/// The body of unavailable members. It never runs, because the compiler refuses every call.
///
/// Most of these members are emitted into their callers. There are no callers, so the library contains no code for
/// these members.
@usableFromInline
package func unreachable() -> Never {
  preconditionFailure("unavailable")
}
