import { metal } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Outline, Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

const ACETATE = { puffRadius: 5, puff: 5, edge: 2.6, round: 4, wrinkle: 0 } as const

/** Where a lens has its outer corner: the rim is closed there, under the hinge. */
const HINGE = 4

/** Thicker above than below, as acetate is cut. */
export const rim = (side: Side, shape: Outline): Part =>
  part(
    `rim${side}`,
    onSide(
      band(
        [...shape.slice(HINGE), ...shape.slice(0, HINGE + 1)],
        (share) => 9.2 + 1.8 * Math.cos((share - 0.8) * 2 * Math.PI),
        -1,
      ),
      side,
    ),
    {
      ...ACETATE,
      lift: 0.4,
      cast: 5,
      ink: [metal(onSide(pts`128,-30! 136,-32! 137,-27! 129,-25!`, side), '#c2b08a')],
    },
  )

export const bridge = (): Part =>
  part('bridge', pts`-24,-30! -12,-33 0,-34 12,-33 24,-30! 22,-8! 12,-17 0,-20 -12,-17 -22,-8!`, {
    ...ACETATE,
    lift: 0.36,
    cast: 4,
  })

/** The folded temple, seen above the lens as far as it stands out. */
export const temple = (side: Side): Part =>
  part(`temple${side}`, onSide(pts`132,-36! 148,-34! 150,-20 140,-12! -40,26! -92,40 -96,30 -44,12!`, side), {
    ...ACETATE,
    tone: 0.7,
    lift: 0,
  })
