import { onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'

/** Patch pockets with a ribbed top edge; `b` is the body's length. */
export const patchPockets = (b: number): Part[] =>
  bothSides((side) => [
    part(`pocket${side}`, onSide(pts`38,${b - 128}! 104,${b - 130}! 106,${b - 44}! 40,${b - 42}!`, side), {
      puff: 2,
      puffRadius: 12,
      edge: 1.6,
      lift: 0.3,
      cast: 3,
    }),
    part(
      `pocket-top${side}`,
      onSide(pts`37,${b - 130}! 105,${b - 132}! 105,${b - 116}! 37,${b - 114}!`, side),
      {
        slot: 'rib',
        puff: 1.5,
        puffRadius: 6,
        edge: 1.6,
        lift: 0.28,
        cast: 2.5,
      },
    ),
  ])
