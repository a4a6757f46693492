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

/** The long strap, drawn up to where a hand or a hook would hold it: it lies flat, and turns over at the top. */
export function strap(rng: Chance, trim: Trim): Part[] {
  const [a, b] = [rng.spread(9), rng.spread(7)]
  const left = pts`-112,0 -110,-48 ${-98 + a * 0.3},-120 ${-72 + a},-204 ${-42 + a},-280 ${-20 + b},-328 ${-2 + b},-350 ${12 + b},-352`
  const right = pts`${-14 + b},-346 ${4 + b},-353 ${20 + b},-336 ${44 + a},-282 ${72 + a},-206 ${98 + a * 0.3},-122 110,-48 112,0`
  const steps = walk(left, 3)
  const [clasp, keeper] = [spot(steps, 0.3), spot(steps, 0.36)]
  const holes = [0.41, 0.45, 0.49, 0.53, 0.57].map((share) => rivet(spot(steps, share).at, 1.5, '#1d1712'))
  const upper = strip('strap-over', left, trim)
  return [
    { ...strip('strap-under', right, trim), tone: 0.93 },
    { ...upper, lift: 0.4, cast: 4, ink: [...upper.ink, ...holes] },
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
    edge: 0.9,
    round: 1.6,
    puff: 0.6,
    puffRadius: 5,
    lift: 0,
    ink: [WIDTH / 2 - 2.2, 2.2 - WIDTH / 2].flatMap((far) => stitch(beside(far), thread, 0.4)),
  })
}
