import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { crotchFolds } from '../habit/crotch-folds.ts'
import { foldPair } from '../habit/fold-pair.ts'
import { type LegCut, legShape, middleOf } from './leg-shape.ts'

/** Folds and ink as they lie on their side. */
type Leg = LegCut & { side: Side; isPressed?: boolean; folds?: readonly Fold[]; ink: readonly Ink[] }

/** A leg as it lies below its waistband; the right one over the left. */
export const legPart = (rng: Chance, { side, isPressed = true, folds = [], ink, ...cut }: Leg): Part =>
  part(`leg${side}`, onSide(legShape(cut), side), {
    puffRadius: 30,
    puff: 4,
    lift: side > 0 ? 0.28 : 0,
    cast: 6,
    grain: -side * 0.04,
    wrinkle: isPressed ? 0.45 : 0.8,
    folds: [
      ...(isPressed ? crease(cut, side) : []),
      ...hanging(rng, cut, side),
      ...crotchFolds(rng, { side, y: cut.crotch, amount: isPressed ? 0.42 : 0.26 }),
      ...folds,
    ],
    ink,
  })

/** One thin ridge from the waist to the hem, with the cloth falling away from it to the inside. */
function crease(cut: LegCut, side: Side): Fold[] {
  const middle = middleOf(cut)
  const run = (dx: number) =>
    onSide(pts`${37 + dx},18 ${middle(132) + dx},132 ${middle(cut.length) + dx},${cut.length + 12}`, side)
  return [fold(run(0), [3.6, 2.2, 0.12]), fold(run(-8), [9, -1.9, 0.3])]
}

/** Long soft folds that rise from the hem beside the crease and are gone by the thigh. */
const hanging = (rng: Chance, cut: LegCut, side: Side): Fold[] =>
  [0.24, 0.78].flatMap((share) => {
    const middle = middleOf(cut, share + rng.spread(0.05))
    const top = cut.length - (cut.length - cut.crotch) * rng.between(0.5, 0.8)
    const ys = [cut.length + 20, (cut.length + top) / 2, top] as const
    const line = onSide(
      pts`${middle(ys[0])},${ys[0]} ${middle(ys[1])},${ys[1]} ${middle(ys[2])},${ys[2]}`,
      side,
    )
    return foldPair(line, [rng.between(7, 10), rng.between(1.4, 2.2), -0.9], 1)
  })

/** The seam between the legs, down to the crotch at `y`. */
export const rise = (y: number): Part =>
  part('rise', pts`-2.5,14! 1.5,14! 1.5,${y}! -2.5,${y}!`, {
    puff: 0,
    edge: 0,
    lift: 0,
    ink: seam(pts`0,16 0.5,90 0,${y - 2}`, { strength: 0.6 }),
  })
