// The ribbed band at the neck of every knitted top: in front, from behind, and the far side seen through the opening.
import { along } from '../../outline/along.ts'
import { band } from '../../outline/band.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'

/** The rib follows the opening round, and turns out of sight at the shoulders. */
export const neckband = (opening: Outline, width: number): Part =>
  part('neckband', band(opening, turning(width)), {
    ...BAND,
    spread: along(opening),
  })

const BAND = { slot: 'rib', puff: 0, edge: 2, round: 4, lift: 0.35, cast: 4 } as const

/** From behind the band stands up at the neck and runs over both shoulders. */
export function backBand(width: number): Part {
  const top = pts`-50,-4 -26,5 0,7 26,5 50,-4`
  const [x, y] = [50 + width * 0.7, width * 0.36]
  const shape = [
    ...pts`${-x},${y}!`,
    ...top,
    ...pts`${x},${y}! 30,${width + 4} 0,${width + 7} -30,${width + 4}`,
  ]
  return part('neckband', shape, { ...BAND, spread: along(top) })
}

/** A band's width where it runs over both shoulders to the back. */
const turning =
  (width: number) =>
  (share: number): number =>
    width * (0.42 + 0.58 * Math.sin((Math.PI / 2) * Math.min(1, Math.min(share, 1 - share) / 0.16)))

/** The band behind, seen through the opening and in its shade. */
export const neckBack = (shape: Outline, tone: number): Part =>
  part('neck-back', shape, { slot: 'rib', tone, puff: 0, edge: 1.6, lift: 0.3, cast: 3 })
