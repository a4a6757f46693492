import type { Ink } from '../../ink/ink.ts'
import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { circleAt, ENGRAVED, METAL } from './metal.ts'

const MIDDLE = [0, 172] as const
const BAIL = pts`-3,150 -5,142 -4,133 0,129 4,133 5,142 3,150`
const DRAWN = pts`-17,4 -11,7 -6,-3 0,-9 4,-2 8,3 12,-1 18,-3`

/** A brushed coin on its loop: one line drawn by hand in front, the name behind. */
export const pendant = (isBack: boolean): Part[] => [
  part('bail', band(BAIL, 3, -1), { ...METAL, puff: 3, puffRadius: 3, lift: 0.4, cast: 3 }),
  part('coin', circleAt(MIDDLE, 26), {
    ...METAL,
    puff: 6.5,
    puffRadius: 24,
    lift: 0.5,
    cast: 5,
    relief: (x, y) => 0.7 * Math.sin(x / 9 + 0.6) * Math.cos(y / 11 - 0.4),
    ink: [...rim(), ...(isBack ? hallmark() : cutIn(moved(DRAWN, (x, y) => [x, y + MIDDLE[1]])))],
  }),
]

/** A groove has a dark bank towards the light and a bright one away from it. */
const cutIn = (groove: Outline, isClosed = false): Ink[] => [
  line(
    moved(groove, (x, y) => [x + 0.8, y + 0.9]),
    { color: '#fff', width: 1.1, opacity: 0.5, closed: isClosed },
  ),
  line(groove, { color: ENGRAVED, width: 1.4, opacity: 0.6, closed: isClosed }),
]

const rim = (): Ink[] => cutIn(circleAt(MIDDLE, 21.5), true)

const hallmark = (): Ink[] => [makersMark([0, MIDDLE[1] + 2], { size: 4.8, color: ENGRAVED, spacing: 0.14 })]
