import { button } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { crispEdge } from './crisp-edge.ts'

const FLAP = pts`46,2! 86,6 118,26! 110,70 106,104! 88,124 64,132 40,126!`
const FLAP_STITCH = pts`104,100 87,120 64,128 42,122.5`
const YOKE_STITCH = pts`-108,98 -70,117 -34,122 0,117 34,122 70,117 108,98`
const STRAP = pts`76,6! 117,21! 120,31 115,35 72,18!`
const STRAP_STITCH = pts`78,9 115,22.5 117,30 114,32 76,16.5`
const LYING = { puff: 1.4, puffRadius: 12, edge: 0.9, round: 2, wrinkle: 0.6 } as const

/** The flap over the right shoulder that keeps rain off the closure. */
export const stormFlap = (trim: Trim): Part =>
  part('storm-flap', FLAP, {
    ...LYING,
    lift: 0.44,
    cast: 6,
    ink: [...crispEdge(FLAP, trim, 0.5), ...stitch(FLAP_STITCH, trim.thread, 0.4)],
  })

/** The loose yoke on the back. */
export const stormYoke = (trim: Trim): Part =>
  part('storm-yoke', mirrored(pts`46,-6! 86,4 121,24! 115,60 112,102! 72,122 36,127 0,122`), {
    ...LYING,
    lift: 0.46,
    cast: 7,
    ink: stitch(YOKE_STITCH, trim.thread, 0.4),
  })

export const shoulderStrap = (side: Side, trim: Trim): Part =>
  part(`strap${side}`, onSide(STRAP, side), {
    ...LYING,
    grain: side * 0.38 + Math.PI / 2,
    lift: 0.44,
    cast: 4,
    ink: [
      ...crispEdge(onSide(STRAP, side), trim, 0.5),
      ...stitch(onSide(STRAP_STITCH, side), trim.thread, 0.4),
      button([82 * side, 14], 3.4, trim.horn),
    ],
  })
