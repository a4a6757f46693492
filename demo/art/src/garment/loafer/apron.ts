import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const OVER = pts`-20,134! 6,124.5 36,118.5 66,109.5 94,96.5 118,80.5!`
const EDGE = pts`124,100! 100,117 70,129 38,136 8,141 -10,143 -21,139`

/** The plate over the toes, drawn into the vamp by hand: its edge stands up in small gathers. */
export const apron = ({ deep }: Trim): Part =>
  part('apron', [...OVER, ...EDGE], {
    puff: 5,
    puffRadius: 12,
    edge: 2.6,
    round: 4,
    lift: 0.4,
    cast: 4,
    ink: [
      ...seam(
        moved(EDGE, (x, y) => [x, y - 3]),
        { strength: 0.7 },
      ),
      ...walk(EDGE.slice(0, -1), 6).map(([x, y]) =>
        line(pts`${x},${y - 1.5} ${x + 1.4},${y - 7}`, { color: deep, width: 1.3, opacity: 0.5 }),
      ),
    ],
  })
