import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const EDGE = pts`-37,-58 -41,-100 -37,-134 -24,-157 -4,-166 18,-160 34,-140 41,-108 40,-58`

/** The plate over the toes, drawn into the vamp by hand: its edge stands up in small gathers. */
export const apron = ({ deep }: Trim): Part =>
  part('apron', [...EDGE, ...pts`20,-50! -18,-50!`], {
    puff: 7,
    puffRadius: 14,
    edge: 3.4,
    round: 5,
    lift: 0.34,
    cast: 4,
    ink: [
      ...seam(inner(0.955), { strength: 0.8 }),
      ...gathers().map(([a, b]) => line([a, b], { color: deep, width: 1.3, opacity: 0.5 })),
    ],
  })

const CENTRE = [0, -96] as const

const inner = (k: number) =>
  EDGE.map(([x, y]) => [CENTRE[0] + (x - CENTRE[0]) * k, CENTRE[1] + (y - CENTRE[1]) * k] as const)

/** Short strokes across the edge, pointing to the middle of the plate. */
const gathers = () =>
  walk(EDGE, 7).map(([x, y]) => {
    const [dx, dy] = [CENTRE[0] - x, CENTRE[1] - y]
    const reach = Math.hypot(dx, dy)
    return [
      [x + (dx / reach) * 1.5, y + (dy / reach) * 1.5],
      [x + (dx / reach) * 7, y + (dy / reach) * 7],
    ] as const
  })
