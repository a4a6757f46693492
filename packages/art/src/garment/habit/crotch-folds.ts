import type { Chance } from '../../chance/random.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'

type Crotch = { side: Side; amount: number }

/** The fan from the crotch into the thigh. */
export const crotchFolds = (rng: Chance, { side, amount }: Crotch): Fold[] =>
  [0, 1, 2, 3].map((i) => {
    const line = pts`4,${136 + i * 15} ${28 + i * 6},${142 + i * 14} ${58 + i * 8},${128 + i * 26}`
    return fold(onSide(line, side), [rng.between(4.5, 6.5), (i % 2 ? -2.2 : 2.4) * amount, -0.9])
  })
