import { fill } from '../../ink/line.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Outline, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** Dark glass, a little lighter below, with the window it lies under on it. */
export const lens = (side: Side, shape: Outline): Part =>
  part(`lens${side}`, onSide(shape, side), {
    slot: 'lining',
    fabric: 'rubber',
    color: 'espresso',
    puff: 5,
    puffRadius: 40,
    edge: 0,
    lift: 0,
    wrinkle: 0,
    ink: [
      fill(
        moved(shape, (x, y) => [(76 + (x - 76) * 0.9) * side, 22 + y * 0.62]),
        '#c98a5a',
        0.1,
      ),
      fill(
        moved(shape, (x, y) => [(76 + (x - 76) * 0.86) * side, 30 + y * 0.4]),
        '#e2a376',
        0.1,
      ),
      fill(
        moved(pts`36,-22! 66,-30! 44,34! 30,18!`, (x, y) => [x + (side < 0 ? -152 : 0), y]),
        '#fff',
        0.13,
      ),
      fill(
        moved(pts`74,-31! 84,-32! 62,38! 52,36!`, (x, y) => [x + (side < 0 ? -152 : 0), y]),
        '#fff',
        0.09,
      ),
    ],
  })
