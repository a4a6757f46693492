import type { Chance } from '../../chance/random.ts'
import { type Fold, fold } from '../../part/fold.ts'
import type { Area } from './area.ts'

type Hang = Area & { count: number; amount?: number }

/** Long soft verticals of cloth that hangs: full at the hem, gone by the chest, ridges beside valleys. */
export function hangFolds(rng: Chance, { x: [x0, x1], y: [y0, y1], count, amount = 1 }: Hang): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + (x1 - x0) * ((i + 0.5) / count) + rng.spread(11)
    const lean = (x / 130) * -9 + rng.spread(8)
    const top = y0 + rng.between(0, (y1 - y0) * 0.45)
    const middle = [x + lean * 0.3 + rng.spread(4), y1 - (y1 - top) * 0.4] as const
    const width = rng.between(11, 19)
    const height = (i % 2 ? -1 : 1) * rng.between(1.5, 2.8) * amount
    return fold([[x, y1 + 14], middle, [x + lean, top]], [width, height, -0.9])
  })
}
