import { button } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

export const chestPocket = ({ thread }: Trim): Part =>
  part('pocket', pts`42,128! 92,126! 93,172! 68,186! 43,174!`, {
    puff: 1.5,
    puffRadius: 10,
    lift: 0.26,
    cast: 2.5,
    ink: [
      ...stitch(pts`44.5,129 45.5,172.5! 68,183! 90.5,170.5! 89.5,128`, thread),
      ...stitch(pts`44,138 90,136`, thread),
    ],
  })

/** Deep enough for a telephone, closed by a flap with one button. */
export function flappedPocket(side: Side, { thread, horn }: Trim): Part[] {
  const bag = onSide(pts`37,124! 97,122! 98,188! 89,197! 47,198! 38,190!`, side)
  const flap = onSide(pts`35,112! 99,109! 100,127! 67,140! 36,130!`, side)
  return [
    part(`pocket${side}`, bag, {
      ...SEWN_ON,
      ink: stitch(onSide(pts`40,126 41,188! 48,195! 88,194! 95,186! 94,124`, side), thread),
    }),
    part(`flap${side}`, flap, {
      ...SEWN_ON,
      lift: 0.4,
      cast: 4,
      ink: [
        ...stitch(onSide(pts`38,113 38.5,128! 67,137! 97.5,125! 97,110`, side), thread),
        ...stitch(onSide(pts`37,115.5 98,112.5`, side), thread),
        button([67 * side, 130.5], 3.6, horn),
      ],
    }),
  ]
}

const SEWN_ON = { puff: 1.3, puffRadius: 10, edge: 0.8, round: 2, lift: 0.3, cast: 3 }
