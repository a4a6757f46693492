import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { insideBack } from '../inside-back.ts'

const LEAF = pts`43,-14! 33,14 3,40! 22,66 40,84! 58,48 66,16! 58,-6`
const LEAF_STITCH = pts`5,41 23,63 39.5,79.5! 55.5,46 63,16`
const STAND = pts`-42,-12! -22,-24 0,-27 22,-24 42,-12! 24,-9 0,-6 -24,-9`
const FOLDED_TOP = pts`-46,-14 -24,-24 0,-26 24,-24 46,-14 58,4 66,20!`
const FOLDED_EDGE = pts`40,21 0,25 -40,21 -66,20! -58,4`
const FOLDED_STITCH = pts`-60,16 -38,17.5 0,21 38,17.5 60,16`

/** What shows inside the neck: the back with its label, and the stand. */
export const stand = (): Part[] => [
  insideBack(pts`-45,-8 -24,-22 0,-25 24,-22 45,-8`, { depth: 44, label: -4 }),
  part('stand', STAND, { slot: 'trim', tone: 0.8, puff: 0, edge: 1, lift: 0.3, cast: 3 }),
]

export const collarLeaf = (side: Side, { thread }: Trim): Part =>
  part(`collar${side}`, onSide(LEAF, side), {
    slot: 'trim',
    grain: side * 0.5,
    lift: 0.5,
    cast: 6,
    puffRadius: 9,
    puff: 2.2,
    edge: 1.3,
    ink: stitch(onSide(LEAF_STITCH, side), thread),
  })

/** The collar from behind, folded down. */
export const collarFold = ({ thread }: Trim): Part =>
  part('collar', [...FOLDED_TOP, ...FOLDED_EDGE], {
    slot: 'trim',
    grain: Math.PI / 2,
    lift: 0.45,
    puffRadius: 12,
    puff: 3,
    ink: stitch(FOLDED_STITCH, thread),
  })
