import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import type { Outline, Point } from '../../outline/point.ts'
import { type Fold, fold } from '../../part/fold.ts'

/** A quilting seam, and the down that is pulled in short creases towards it. */
export function channel(rng: Chance, across: Outline) {
  const valley = fold(across, [5, -4.6, 0])
  const soft = fold(across, [15, -4.4, 0])
  return { folds: [soft, valley, ...puckers(rng, across)], ink: seam(across, { strength: 0.55 }) }
}

function puckers(rng: Chance, across: Outline): Fold[] {
  const [from, to] = [across[0] as Point, across.at(-1) as Point]
  const span = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(3, Math.round(span / 9))
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.2 + rng.between(0, 0.6)) / count
    const x = from[0] + (to[0] - from[0]) * share
    const y = from[1] + (to[1] - from[1]) * share
    const up = (rng.chance(0.5) ? -1 : 1) * rng.between(7, 20)
    return fold(
      [
        [x, y],
        [x + rng.spread(5), y + up],
      ],
      [rng.between(2.2, 3.6), -rng.between(0.9, 2), -0.8],
    )
  })
}
