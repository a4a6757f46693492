import type { Ink } from '../../ink/ink.ts'
import { fill, line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import { moved, type Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Trim } from '../../tint/trim.ts'

const WELT = pts`62,132! 96,126! 96,136! 63,142!`

/** A hip pocket under a flap. */
export function flapPocket(side: Side, y: number, { base, thread }: Trim): Ink[] {
  const flap = onSide(pts`44,${y}! 104,${y - 5}! 105,${y + 17} 100,${y + 22} 48,${y + 25} 44,${y + 20}`, side)
  const shadow = moved(flap, (a, b) => [a + 1.6, b + 3])
  const edge = moved(flap.slice(1), (a, b) => [a - side * 2, b - 2.4])
  return [
    line(shadow, { width: 3, opacity: 0.16, closed: true }),
    fill(flap, base, 0.2),
    ...seam(flap, { strength: 0.7, closed: true }),
    ...stitch(edge, thread, 0.22),
  ]
}

/** The breast pocket's welt. */
export const weltPocket = (): Ink[] => [
  fill(WELT, '#000', 0.07),
  ...seam(WELT, { strength: 0.6, closed: true }),
]
