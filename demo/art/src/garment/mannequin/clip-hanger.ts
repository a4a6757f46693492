// A trouser hanger: a turned wooden bar under a steel hook, and two sprung clips that hold the waistband.
import { line } from '../../ink/line.ts'
import { band } from '../../outline/band.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'

const WOOD = { slot: 'form', fabric: 'leather', color: 'tobacco', wrinkle: 0 } as const
const STEEL = { slot: 'form', fabric: 'metal', color: 'mist', wrinkle: 0, edge: 2, round: 2.4 } as const

const BAR = pts`-92,-64! -94,-60 -92,-55! 0,-56 92,-55! 94,-60 92,-64! 0,-65`
const HOOK = pts`0,-64! 0,-92 2,-104 14,-114 22,-128 18,-145 2,-153 -14,-147 -20,-134`
const ROD = pts`52,-55! 55,-55! 55,-34! 52,-34!`
const JAW = pts`44,-36! 63,-36! 66,-12 65,16! 42,16! 41,-12`
const TEETH = pts`43,12 64,12`

/** What hangs from it, the clips over the waistband and what lies inside the waist behind it. */
export const clipped = (parts: readonly Part[]): Part[] => [
  part('hook', band(HOOK, 4.2), { ...STEEL, puff: 3, puffRadius: 3, lift: 0 }),
  part('bar', BAR, {
    ...WOOD,
    puff: 4,
    puffRadius: 7,
    lift: 0.3,
    cast: 3,
    ink: [line(pts`-86,-62.4 0,-63 86,-62.4`, { color: '#fff', width: 1, opacity: 0.2 })],
  }),
  ...parts,
  ...bothSides(clip),
]

const clip = (side: Side): Part[] => [
  part(`rod${side}`, onSide(ROD, side), { ...STEEL, puff: 2, puffRadius: 2, lift: 0.2, cast: 2 }),
  part(`clip${side}`, onSide(JAW, side), {
    ...WOOD,
    color: 'espresso',
    puff: 3,
    puffRadius: 6,
    edge: 1.8,
    round: 3,
    lift: 0.45,
    cast: 4,
    ink: [
      line(onSide(TEETH, side), { width: 1, opacity: 0.35 }),
      line(onSide(pts`46,-32 61,-32`, side), { color: '#fff', width: 1, opacity: 0.22 }),
    ],
  }),
]
