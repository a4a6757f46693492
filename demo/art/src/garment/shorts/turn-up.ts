import { line } from '../../ink/line.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

type Hem = { length: number; hem: number; hemIn: number; trim: Trim }

const DEEP = 22

/** The leg's end folded up once, tacked at the seams: as wide as the leg, and barely thicker. */
export function turnUp(side: Side, { length, hem, hemIn, trim }: Hem): Part {
  const top = length - DEEP
  const middle = (hem + hemIn) / 2
  const edge = pts`${hem - 1.6},${top}! ${middle},${top + 5} ${hemIn - 0.6},${top + 1}!`
  const below = pts`${hemIn + 0.4},${length + 3}! ${middle},${length + 7} ${hem + 1},${length + 2}!`
  return part(`turn-up${side}`, onSide([...edge, ...below], side), {
    puff: 1.2,
    puffRadius: 7,
    edge: 1.1,
    lift: 0.22,
    cast: 2.6,
    wrinkle: 0.6,
    grain: -side * 0.04,
    ink: [
      ...stitch(
        onSide(pts`${hem - 2},${top + 3} ${middle},${top + 8} ${hemIn},${top + 4}`, side),
        trim.thread,
        0.25,
      ),
      line(onSide(pts`${hem - 6},${top + 1} ${hem - 4.5},${length + 3}`, side), {
        width: 0.9,
        opacity: 0.22,
      }),
    ],
  })
}
