import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part, type Slot } from '../../part/part.ts'
import { insideBack } from '../inside-back.ts'
import type { Dress } from './dress.ts'

const LEAF = pts`42,-16! 31,8 3,37! 3,42! 21,64 38,86! 51,52 63,15! 60,0 52,-13`
const LEAF_STITCH = pts`5.5,43 23,63.5 37.4,81! 49,50 60,15`
const STAND = pts`-42,-12! -22,-24 0,-27 22,-24 42,-12! 24,-9 0,-6 -24,-9`
const FOLDED_TOP = pts`-43,-17! -22,-22 0,-23.5 22,-22 43,-17! 54,-9 68,5`
const FOLDED_EDGE = pts`72,17! 36,18.5 0,20 -36,18.5 -72,17! -68,5 -54,-9`
const FOLDED_STITCH = pts`-68,13.5 -36,15 0,16.5 36,15 68,13.5`
const FOLDED_ROLL = pts`-48,-9 -22,-14 0,-15.5 22,-14 48,-9`

/** Interfaced cloth: flat, with a thin edge, and round only where it turns over the stand. */
const CRISP = { puffRadius: 10, puff: 0.9, edge: 0.7, round: 1.8, wrinkle: 0.5 } as const
const ROLL = pts`44,-8 34,14 8,38`

/** What shows inside the neck: the back with its label, and the stand. */
export const stand = (slot: Slot): Part[] => [
  insideBack(pts`-45,-8 -24,-22 0,-25 24,-22 45,-8`, { depth: 44, label: -4 }),
  part('stand', STAND, { slot, tone: 0.8, puff: 0, edge: 1, lift: 0.3, cast: 3 }),
]

export const collarLeaf = (side: Side, { thread, slot }: Dress): Part =>
  part(`collar${side}`, onSide(LEAF, side), {
    slot,
    grain: side * 0.5,
    ...CRISP,
    lift: 0.52,
    cast: 6,
    folds: [fold(onSide(ROLL, side), [7, 2.6, 0.5])],
    ink: stitch(onSide(LEAF_STITCH, side), thread),
  })

/** The collar from behind, folded down. */
export const collarFold = ({ thread, slot }: Dress): Part =>
  part('collar', [...FOLDED_TOP, ...FOLDED_EDGE], {
    slot,
    grain: Math.PI / 2,
    ...CRISP,
    lift: 0.45,
    folds: [fold(FOLDED_ROLL, [9, 1.2, 0.8])],
    ink: stitch(FOLDED_STITCH, thread),
  })
