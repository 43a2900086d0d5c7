// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part1: [PinLaw] = [
    PinLaw(
      "{other}.{near}(n.a).{length}(n.w)",
      starts: { n in n.a },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).left(n.a).width(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).left(n.a).width(n.w) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).start(n.a).width(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).start(n.a).width(n.w) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).top(n.a).height(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).top(n.a).height(n.w) }
        }
      )),
    PinLaw(
      "{other}.{length}(n.w).{far}(n.b)",
      starts: { n in n.l - n.b - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).width(n.w).right(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).width(n.w).right(n.b) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).width(n.w).end(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).width(n.w).end(n.b) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).height(n.w).bottom(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).height(n.w).bottom(n.b) }
        }
      )),
    PinLaw(
      "{near}(n.a).{other}.{far}(n.b)",
      starts: { n in n.a },
      isLong: { n in n.l - n.a - n.b },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(n.a).top(3).height(7).right(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(n.a).top(3).height(7).right(n.b) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.start(n.a).top(3).height(7).end(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.start(n.a).top(3).height(7).end(n.b) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(n.a).left(3).width(7).bottom(n.b) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(n.a).left(3).width(7).bottom(n.b) }
        }
      )),
    PinLaw(
      "{other}.{center}().{length}(n.w)",
      starts: { n in n.l / 2 - n.w / 2 },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).hCenter().width(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).hCenter().width(n.w) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).hCenter().width(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).hCenter().width(n.w) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).vCenter().height(n.w) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).vCenter().height(n.w) }
        }
      )),
    PinLaw(
      "{other}.{near}(10%).{length}(30%)",
      starts: { n in n.l * 0.1 },
      isLong: { n in n.l * 0.3 },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).left(10%).width(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).left(10%).width(30%) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).start(10%).width(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).start(10%).width(30%) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).top(10%).height(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).top(10%).height(30%) }
        }
      )),
    PinLaw(
      "{other}.{far}(10%).{length}(30%)",
      starts: { n in n.l * 0.6 },
      isLong: { n in n.l * 0.3 },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).right(10%).width(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).right(10%).width(30%) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).end(10%).width(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).end(10%).width(30%) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).bottom(10%).height(30%) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).bottom(10%).height(30%) }
        }
      )),
  ]
}
