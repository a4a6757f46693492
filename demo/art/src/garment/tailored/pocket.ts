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
function flapPocket(side: Side, y: number, trim: Trim): Part {
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

/** A welt set in aslant, for hands. */
function slantPocket(side: Side, y: number, trim: Trim): Part {
  const welt = onSide(pts`60,${y - 26}! 72,${y - 31}! 95,${y + 25}! 83,${y + 31}!`, side)
  const inside = onSide(pts`63,${y - 25} 85,${y + 28}`, side)
  return part(`slant${side}`, welt, {
    ...FLAT,
    grain: side * -0.38,
    lift: 0.34,
    cast: 4,
    ink: [...crispEdge(welt, trim, 0.7), ...stitch(inside, trim.thread, 0.22)],
  })
}

/** A pocket sewn on, for jackets without lining. */
function patchPocket(side: Side, y: number, trim: Trim): Part {
  const patch = onSide(
    pts`43,${y - 10}! 103,${y - 14}! 106,${y + 44} 102,${y + 54} 92,${y + 57} 56,${y + 59} 47,${y + 57} 43,${y + 48}`,
    side,
  )
  const mouth = onSide(pts`43,${y - 2} 103,${y - 6}`, side)
  return part(`patch${side}`, patch, {
    ...FLAT,
    puff: 1.4,
    lift: 0.34,
    cast: 4,
    ink: [...crispEdge(patch, trim, 0.6), ...stitch(mouth, trim.thread, 0.3)],
  })
}

export const HIP_POCKETS = { flap: flapPocket, slant: slantPocket, patch: patchPocket }

/** The breast pocket's welt. */
export const weltPocket = (trim: Trim): Part =>
  part('welt', WELT, { ...FLAT, lift: 0.26, cast: 2.5, ink: crispEdge(WELT, trim, 0.6) })

const FLAT = { puff: 0.8, puffRadius: 8, edge: 0.8, round: 2, wrinkle: 0.4 }
