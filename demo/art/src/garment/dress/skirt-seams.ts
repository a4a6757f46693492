import type { Chance } from '../../chance/random.ts'
import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'

/** A skirt as it is sewn: its half width at a height, and where it begins and ends. */
export type Sewn = { half: (y: number) => number; waist: number; length: number }

export const waistGathers = (rng: Chance, waist: number): Fold[] =>
  Array.from({ length: 17 }, (_, i) => {
    const x = -64 + i * 8 + rng.spread(2.5)
    const end = waist + rng.between(44, 128)
    const line = pts`${x},${waist + 2} ${x * 1.07},${(waist + end) / 2} ${x * 1.2},${end}`
    return fold(line, [rng.between(2.6, 4.2), (i % 2 ? 1 : -1) * rng.between(1.6, 2.8), -1.1])
  })

/** Three panels are seen from each side, so there are two seams: they go on from the darts and open with the skirt. */
export const panelSeams = ({ half, waist, length }: Sewn): Ink[] =>
  [-0.54, 0.54].flatMap((share) => {
    const ys = [waist, (waist * 2 + length) / 3, (waist + length * 2) / 3, length + 4]
    return seam(
      ys.map((y): Point => [share * half(y), y]),
      { strength: 0.5 },
    )
  })

/** A place on the seam of the flounce, by its share of the way across, −1 … 1. */
const onTier = ({ half, waist, length }: Sewn, share: number): Point => {
  const y = waist + (length - waist) * 0.6
  return [share * (half(y) + 2), y + 11 * (1 - share * share)]
}

export const tierSeam = (sewn: Sewn): Ink[] =>
  seam(
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => onTier(sewn, share)),
    { strength: 0.75 },
  )

/** Below the seam the flounce springs out of it in short gathers; above it the cloth is drawn in. */
export const tierGathers = (rng: Chance, sewn: Sewn): Fold[] => {
  const count = 29
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = onTier(sewn, (i / (count - 1)) * 1.9 - 0.95 + rng.spread(0.02))
    const run = rng.between(26, 88)
    const line = pts`${x},${y + 2} ${x * 1.03},${y + run / 2} ${x * 1.08},${y + run}`
    return fold(line, [rng.between(2.8, 4.2), (i % 2 ? 1 : -1) * rng.between(1.7, 2.8), -1])
  })
}
