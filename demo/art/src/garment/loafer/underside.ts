import { lettering } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { LAST, within } from './last.ts'

/** From below: an oak-tanned sole with its stitched channel, and the stacked heel. */
export const underside = ({ isMarked }: { isMarked: boolean }): Part[] => [
  part('welt', LAST, { fabric: 'leather', slot: 'sole', color: 'espresso', puff: 3, puffRadius: 8, lift: 0 }),
  part('sole', within(2.4), {
    slot: 'lining',
    fabric: 'leather',
    color: 'camel',
    puff: 5,
    puffRadius: 20,
    edge: 1.2,
    lift: 0.2,
    cast: 2,
    ink: [
      ...seam(within(7), { strength: 0.6, closed: true }),
      ...(isMarked ? lettering([0, 44], { text: 'VITRINE', size: 8, color: '#5d3d20', spacing: 0.25 }) : []),
    ],
  }),
  part('heel', pts`-39,104! 0,96 41,104! 39,146 26,179 0,190 -25,180 -37.5,148`, {
    slot: 'sole',
    fabric: 'leather',
    color: 'espresso',
    puff: 5,
    puffRadius: 12,
    edge: 2.4,
    lift: 0.55,
    cast: 8,
    ink: [
      line(pts`-33,108 0,101 35,108`, { color: '#fff', width: 0.8, opacity: 0.16 }),
      ...[-21, -7, 7, 21].map((x) =>
        line(pts`${x},172 ${x + 0.5},172.5`, { color: '#c9a35a', width: 2.6, opacity: 0.8 }),
      ),
    ],
  }),
]
