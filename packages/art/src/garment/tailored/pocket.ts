import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { crispEdge } from './crisp-edge.ts'

const WELT = pts`62,132! 96,126! 96,136! 63,142!`

/** A hip pocket's flap, cut so that its pattern runs on into the front's. */
export function flapPocket(side: Side, y: number, trim: Trim): Part {
  const flap = onSide(pts`44,${y}! 104,${y - 5}! 105,${y + 17} 100,${y + 22} 48,${y + 25} 44,${y + 20}`, side)
  const hem = moved(flap.slice(1), (a, b) => [a - side * 2, b - 2.6])
  return part(`flap${side}`, flap, {
    ...FLAT,
    lift: 0.42,
    cast: 5,
    ink: [
      ...crispEdge(flap, trim, 0.7),
      ...seam(onSide(pts`44,${y + 0.6}! 104,${y - 4.4}!`, side), { strength: 0.9 }),
      ...stitch(hem, trim.thread, 0.22),
    ],
  })
}

/** The breast pocket's welt. */
export const weltPocket = (trim: Trim): Part =>
  part('welt', WELT, { ...FLAT, lift: 0.26, cast: 2.5, ink: crispEdge(WELT, trim, 0.6) })

const FLAT = { puff: 0.8, puffRadius: 8, edge: 0.8, round: 2, wrinkle: 0.4 }
