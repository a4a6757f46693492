import type { Chance } from '../chance/random.ts'
import { pts } from '../outline/pts.ts'
import { type Fold, fold } from '../part/fold.ts'

type Elastic = { half: number; y: readonly [number, number] }

/** The small ripples of a band that is drawn together by what runs in it. */
export const elasticRipples = ({ half, y: [top, foot] }: Elastic): Fold[] =>
  Array.from({ length: 23 }, (_, i) => {
    const x = (i / 11 - 1) * (half - 5) + Math.sin(i * 2.1)
    return fold(pts`${x},${top} ${x + 0.6},${foot}`, [1.9, i % 2 ? 0.9 : -0.8, 0.2])
  })

/** What it draws together below: short folds of uneven length, ridge beside valley. */
export const gathersBelow = (rng: Chance, { half, y: [top, foot] }: Elastic): Fold[] =>
  Array.from({ length: 13 }, (_, i) => {
    const x = (i / 6 - 1) * (half - 6) + rng.spread(3)
    const end = top + (foot - top) * rng.between(0.5, 1)
    const line = pts`${x},${top} ${x * 1.05},${(top + end) / 2} ${x * 1.12},${end}`
    return fold(line, [rng.between(3, 4.4), (i % 2 ? 1 : -1) * rng.between(1.2, 2), -1])
  })
