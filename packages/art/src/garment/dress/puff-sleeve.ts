import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bendFolds } from '../habit/bend-folds.ts'

const SHAPE = pts`94,20! 116,28 136,62 147,112! 124,128 101,124! 92,92 86,56`
const HEM_STITCH = pts`146,108 123,124 102,119`

/** Short sleeve with gathers in its head. */
export const puffSleeve = (rng: Chance, side: Side, { thread }: Trim): Part =>
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: -side * 0.4,
    lift: 0.3,
    puffRadius: 20,
    puff: 5,
    folds: [
      ...bendFolds(rng, { at: [118 * side, 84], across: [30 * side, 14], count: 2, amount: 0.8, gap: 14 }),
      ...[0, 1, 2, 3].map((i) => headGather(i, side)),
    ],
    ink: stitch(onSide(HEM_STITCH, side), thread),
  })

const headGather = (i: number, side: Side): Fold => {
  const line = pts`${96 + i * 5},${24 + i * 3} ${106 + i * 9},66 ${106 + i * 11},122`
  return fold(onSide(line, side), [4.5, i % 2 ? 2.6 : -2.4, 0.5])
}
