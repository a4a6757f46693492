import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { foldPair } from '../habit/fold-pair.ts'

type Shaping = { folds: Fold[]; ink: Ink[] }

/** Two pleats, sewn down for a finger's width and open from there: the first becomes the crease, the second dies out. */
export const pleats = (side: Side): Shaping => ({
  ink: [37, 50].flatMap((x, i) => seam(onSide(pts`${x},18 ${x + 1},${40 - i * 5}`, side), { strength: 0.8 })),
  folds: [
    fold(onSide(pts`41,22 46,70 50,150`, side), [6, -2, -1]),
    fold(onSide(pts`50,22 55,60 59,118`, side), [3.8, 1.9, -1]),
    fold(onSide(pts`55,22 61,62 66,126`, side), [5, -1.9, -1]),
  ],
})

/** A dart from the band to above the pocket, and the seat's roundness. */
export const dart = (side: Side): Shaping => ({
  ink: seam(onSide(pts`42,20 46,48 49,78`, side), { strength: 0.55 }),
  folds: [
    fold(onSide(pts`44,20 48,50 50,84`, side), [4, -0.9, -0.8]),
    fold(onSide(pts`14,120 44,134 78,124`, side), [22, 1.8, 1]),
    ...foldPair(onSide(pts`6,158 34,176 70,168`, side), [5, 0.7, -0.8], side),
  ],
})
