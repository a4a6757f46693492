import { button } from '../../ink/button.ts'
import { line } from '../../ink/line.ts'
import { along } from '../../outline/along.ts'
import { band } from '../../outline/band.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

const WIDTH = 19
const BUTTONS = 5

/** Two ribbed bands that run down the V and close over each other, the right one with its buttons on top. */
export const frontBands = (length: number, trim: Trim): Part[] => [
  frontBand(-1, length),
  { ...frontBand(1, length), ink: buttons(length, trim) },
]

/** Narrower where it turns over the shoulder to the back. */
const width = (share: number): number => WIDTH * (0.45 + 0.55 * Math.min(1, share / 0.1))

function frontBand(side: Side, length: number): Part {
  const edge = pts`50,-3 45,24 33,64 15,108 -9,150 -9.5,176! -9.5,${length + 5}`
  return part(`band${side}`, onSide(band(edge, width, -1), side), {
    slot: 'rib',
    spread: along(onSide(edge, side)),
    puffRadius: 8,
    puff: 2,
    edge: 2,
    round: 4,
    lift: 0.34,
    cast: 4,
  })
}

function buttons(length: number, { deep, horn }: Trim) {
  const [top, bottom] = [172, length - 12]
  return Array.from({ length: BUTTONS }, (_, i) => top + ((bottom - top) * i) / (BUTTONS - 1)).flatMap(
    (y) => [
      line(pts`0,${y - 8} 0,${y + 8}`, { color: deep, width: 1, opacity: 0.4 }),
      button([0, y], 5.6, horn),
    ],
  )
}
