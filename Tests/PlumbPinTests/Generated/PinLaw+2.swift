// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part2: [PinLaw] = [
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{length}(n.w){default}",
      starts: { n in n.a },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).left(n.a).right(n.b).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).left(n.a).right(n.b).width(n.w) }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.start) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.start)
          }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w) }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{length}(n.w).{place}(.{nearSide})",
      starts: { n in n.a },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(n.a).right(n.b).width(n.w).justify(.left) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).width(n.w).justify(.left)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.start) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.start)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w).align(.top) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w).align(.top)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{length}(n.w).{place}(.center)",
      starts: { n in (n.a + n.l - n.b - n.w) / 2 },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(n.a).right(n.b).width(n.w).justify(.center) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).width(n.w).justify(.center)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.center) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).width(n.w).justify(.center)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w).align(.center) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).height(n.w).align(.center)
          }
        }
      )),
    PinLaw(
      "{other}.{place}(.{farSide}).{far}(n.b).{length}(n.w).{near}(n.a)",
      starts: { n in n.l - n.b - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).justify(.right).right(n.b).width(n.w).left(n.a) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).justify(.right).right(n.b).width(n.w).left(n.a)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).justify(.end).end(n.b).width(n.w).start(n.a) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).justify(.end).end(n.b).width(n.w).start(n.a)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).align(.bottom).bottom(n.b).height(n.w).top(n.a) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).align(.bottom).bottom(n.b).height(n.w).top(n.a)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{nearMargin}(n.m).{farMargin}(n.n).{length}(n.w)",
      starts: { n in n.a + n.m },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(n.a).marginLeft(n.m).marginRight(n.n).width(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).marginLeft(n.m).marginRight(n.n).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(n.a).marginStart(n.m).marginEnd(n.n).width(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).marginStart(n.m).marginEnd(n.n).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).marginTop(n.m).marginBottom(n.n).height(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).marginTop(n.m).marginBottom(n.n).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{far}(n.b).{nearMargin}(n.m).{farMargin}(n.n).{length}(n.w)",
      starts: { n in n.l - n.b - n.n - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).right(n.b).marginLeft(n.m).marginRight(n.n).width(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).right(n.b).marginLeft(n.m).marginRight(n.n).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).end(n.b).marginStart(n.m).marginEnd(n.n).width(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).end(n.b).marginStart(n.m).marginEnd(n.n).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).bottom(n.b).marginTop(n.m).marginBottom(n.n).height(n.w)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).bottom(n.b).marginTop(n.m).marginBottom(n.n).height(n.w)
          }
        }
      )),
  ]
}
