import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Outline, Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { crotchFolds } from '../habit/crotch-folds.ts'

/** Outline and falls as drawn for the right leg; the ink lies where it is. */
type Leg = { side: Side; shape: Outline; falls: readonly Fold[]; ink: readonly Ink[] }

/** A pleated leg as it lies below its waistband; the right one over the left. */
export const pressedLeg = (rng: Chance, { side, shape, falls, ink }: Leg): Part =>
  part(`leg${side}`, onSide(shape, side), {
    puffRadius: 34,
    puff: 5,
    lift: side > 0 ? 0.28 : 0,
    cast: 7,
    grain: -side * 0.06,
    folds: [
      ...falls.map((fall) => ({ ...fall, pts: onSide(fall.pts, side) })),
      ...crotchFolds(rng, { side, amount: 0.4 }),
    ],
    ink,
  })

/** The seam between the legs, down to the crotch at `y`. */
export const rise = (y: number): Part =>
  part('rise', pts`-2.5,14! 1.5,14! 1.5,${y}! -2.5,${y}!`, {
    puff: 0,
    edge: 0,
    lift: 0,
    ink: seam(pts`0,16 0.5,90 0,${y - 2}`, { strength: 0.9 }),
  })
