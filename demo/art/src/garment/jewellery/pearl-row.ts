import { line } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import { chain } from './chain.ts'
import { bead, pearl } from './metal.ts'

const STRING = pts`-8,-166 -58,-154 -100,-104 -112,-28 -86,58 -40,116 0,136 42,112 82,54 108,-30 104,-104 66,-152 16,-166`
/** Eases off beside the row: makes it longer by a little. */
const EXTENSION = pts`16,-166 34,-178 58,-178 76,-188`
const [SMALLEST, LARGEST] = [6.4, 9.6]
const KNOT = 1.1

/** Pearls that grow towards the middle, knotted on silk; a clasp, and a short chain to add a little length. */
export function pearlRow(): Part[] {
  return [
    part('silk', band(STRING, 1.6), { slot: 'trim', fabric: 'silk', color: 'ivory', lift: 0, puff: 1 }),
    gold(chain('extension', EXTENSION)),
    gold(bead('end', { at: [78, -190], radius: 4.4 })),
    ...row().map(({ at, radius }, i) => pearl(`pearl${i}`, { at, radius })),
    clasp(),
  ]
}

/** Each next pearl touches the knot after the last. */
function row(): Array<{ at: Point; radius: number }> {
  const steps = walk(STRING, 0.5)
  const sizeAt = (i: number) =>
    SMALLEST + (LARGEST - SMALLEST) * (1 - Math.abs(i / (steps.length - 1) - 0.5) * 2)
  const placed: Array<{ at: Point; radius: number }> = []
  for (const [i, at] of steps.entries()) {
    const radius = sizeAt(i)
    const last = placed.at(-1)
    if (last && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < last.radius + radius + KNOT) continue
    placed.push({ at, radius })
  }
  return placed
}

/** The picture's colour is the pearls'. */
const gold = (piece: Part): Part => ({ ...piece, color: 'camel' })

/** Turned like one more pearl, of metal. */
const clasp = (): Part => ({
  ...gold(bead('clasp', { at: [4, -167], radius: 6.6 })),
  ink: [line(pts`4,-173 4,-161`, { width: 0.8, opacity: 0.5 })],
})
