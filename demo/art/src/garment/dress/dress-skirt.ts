import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { flared } from '../../outline/flared.ts'
import { flip } from '../../outline/mirror.ts'
import type { Point } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { drape } from '../../relief/drape.ts'
import type { Trim } from '../../tint/trim.ts'
import { panelSeams, type Sewn, tierGathers, tierSeam, waistGathers } from './skirt-seams.ts'

/** Drawn together at the waist, of panels that widen from it, or with a second flounce below the first. */
export type Skirt = 'gathered' | 'panels' | 'tiers'
type Cut = { skirt: Skirt; waist: number; length: number; flare: number; trim: Trim }

export function dressSkirt(rng: Chance, { skirt, waist, length, flare, trim }: Cut): Part {
  const isPanels = skirt === 'panels'
  const half = halfWidth({ waist, length, flare }, isPanels ? 0.98 : 0.8)
  const sewn: Sewn = { half, waist, length }
  const fall = drape(rng, {
    top: waist - 6,
    bottom: length,
    half,
    ...(isPanels ? { cones: 2.6, depth: 20 } : { cones: 3.8, depth: 22 }),
  })
  const hem = fall.hem({ halfWidth: flare, y: length - 6, sag: 15 })
  const hemStitch = fall.hem({ halfWidth: flare - 1.5, y: length - 12, sag: 15 })
  const side = [0.14, 0.38, 0.7].map((share): Point => {
    const y = waist + (length - waist) * share
    return [half(y) + (isPanels ? 0 : 1.5), y]
  })
  return part('skirt', [...pts`-70,${waist}! 0,${waist + 5} 70,${waist}!`, ...side, ...hem, ...flip(side)], {
    puffRadius: 30,
    puff: isPanels ? 4 : 5,
    lift: 0,
    wrinkle: 0.7,
    relief: fall.relief,
    spread: flared({ half, at: length * 0.75 }),
    folds: [
      ...(isPanels ? [] : waistGathers(rng, waist)),
      ...(skirt === 'tiers' ? tierGathers(rng, sewn) : []),
    ],
    ink: [
      ...stitch(
        hemStitch.map(([x, y]): Point => [x, y]),
        trim.thread,
        0.3,
      ),
      ...(isPanels ? panelSeams(sewn) : []),
      ...(skirt === 'tiers' ? tierSeam(sewn) : []),
    ],
  })
}

type Measures = { waist: number; length: number; flare: number }

/** By height; `bend` below 1 opens the skirt soon below the waist. */
const halfWidth =
  ({ waist, length, flare }: Measures, bend: number) =>
  (y: number): number =>
    70 + (flare - 70) * Math.max(0, Math.min(1.05, (y - waist) / (length - waist))) ** bend
