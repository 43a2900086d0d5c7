/// The states of an axis, from the table that the verbs are written from.
struct AxisStates {
  struct State {
    /// The one fact that the axis holds.
    let holds: String
    /// The facts that complete it.
    let takes: [String]
  }

  let axis: String
  let states: [State]
}
