import type { Chance } from '../../chance/random.ts'
import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved, type Outline, type Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { dRing, type Spot, strapBuckle, turnedTo } from './hardware.ts'

const WIDTH = 10.5
const KEEPER = pts`-3,-7! 3,-7! 3,7! -3,7!`

/** The long strap as it was put down: it crosses itself once and lies in a loop, the buckle on its upper branch. */
export function strap(rng: Chance, trim: Trim): Part[] {
  const [a, b] = [rng.spread(12), rng.spread(10)]
  const over = pts`-112,0 -120,-52 ${-102 + a * 0.4},-116 ${-44 + a},-176 ${34 + a},-224 ${84 + b},-272 ${74 + b},-318 ${16 + b},-334`
  const under = pts`${22 + b},-333 ${-48 + b},-326 ${-90 + a},-290 ${-70 + a},-238 ${4 + a * 0.6},-182 ${86 + b * 0.4},-122 120,-54 112,0`
  const steps = walk(over, 3)
  const [clasp, keeper] = [spot(steps, 0.3), spot(steps, 0.36)]
  const holes = [0.41, 0.45, 0.49, 0.53, 0.57].map((share) => rivet(spot(steps, share).at, 1.5, '#1d1712'))
  const upper = strip('strap-over', over, trim)
  return [
    strip('strap-under', under, trim),
    { ...upper, lift: 0.45, cast: 5, ink: [...upper.ink, ...holes] },
    part('keeper', moved(KEEPER, turnedTo(keeper)), { slot: 'trim', edge: 1.6, puff: 2, puffRadius: 3 }),
    ...strapBuckle(clasp),
    dRing('ring-left', [-112, 0]),
    dRing('ring-right', [112, 0]),
  ]
}

function spot(steps: Outline, share: number): Spot {
  const i = Math.round((steps.length - 1) * share)
  const [from, to] = [steps[i - 1] as Point, steps[i + 1] as Point]
  return { at: steps[i] as Point, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) }
}

function strip(name: string, line: Outline, { thread }: Trim): Part {
  const beside = (far: number) => {
    const all = band(line, Math.abs(far), far < 0 ? -1 : 1)
    return all.slice(all.length / 2)
  }
  return part(name, [...beside(WIDTH / 2), ...beside(-WIDTH / 2).reverse()], {
    slot: 'trim',
    edge: 1.6,
    round: 2.6,
    puff: 2.2,
    puffRadius: 5,
    lift: 0,
    ink: [WIDTH / 2 - 2.2, 2.2 - WIDTH / 2].flatMap((far) => stitch(beside(far), thread, 0.4)),
  })
}
