import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** Where the upper meets the welt, from the toe to the back of the heel. */
export const FEATHER = pts`-30,170 6,176 50,178 100,177 146,172 190,167 240,165 304,165`

const BELOW = pts`309,165! 309,173 240,174 192,176.5 148,182 102,187.5 50,188.5 4,186 -34,178! -34,170`

/** A leather sole on its welt, and the stacked heel with its layers. */
export const sole = (): Part[] => [
  part('heel', pts`218,172! 308,171! 310,198! 222,198! 220,186`, {
    slot: 'sole',
    fabric: 'leather',
    color: 'espresso',
    puff: 4,
    puffRadius: 10,
    edge: 1.6,
    lift: 0,
    ink: [
      ...[179, 185, 191].map((y) => line(pts`220,${y} 309,${y}`, { width: 0.9, opacity: 0.3 })),
      line(pts`222,195.6 310,195.6`, { color: '#0f0b09', width: 5, opacity: 0.75, cap: 'butt' }),
    ],
  }),
  part('sole', [...FEATHER, ...BELOW], {
    slot: 'sole',
    fabric: 'leather',
    color: 'espresso',
    puff: 3,
    puffRadius: 6,
    edge: 1.4,
    lift: 0.2,
    cast: 2,
    ink: stitch(
      moved(FEATHER, (x, y) => [x, y + 3.4]),
      '#c9ad86',
      0.6,
    ),
  }),
]
