import type { Chance } from '../chance/random.ts'
import type { Point } from '../outline/point.ts'

/** `half(y)` is the half width of the skirt at a height. */
type Fall = { top: number; bottom: number; half: (y: number) => number; cones: number; depth: number }
type Hem = { halfWidth: number; y: number; sag: number; dip?: number }
type Drape = { relief: (x: number, y: number) => number; hem: (hem: Hem) => Point[] }

/** Cloth falling from a waist in cones: narrow above, wide and deep at the hem. */
export function drape(rng: Chance, { top, bottom, half, cones, depth }: Fall): Drape {
  const wave = coneWave(rng, cones)
  const reach = (y: number) => Math.min(1.15, Math.max(0, (y - top) / (bottom - top)))
  return {
    relief: (x, y) => {
      const t = reach(y)
      return t === 0 ? 0 : depth * t ** 0.75 * (0.25 + 0.75 * t) * wave(x / half(y))
    },
    // From right to left, dipping where a cone comes forward.
    hem: ({ halfWidth, y, sag, dip = 7 }) =>
      Array.from({ length: 33 }, (_, i): Point => {
        const s = 1 - i / 16
        return [s * halfWidth, y + sag * (1 - s * s) + dip * (wave(s) - 0.4), i === 0 || i === 32 ? 1 : 0]
      }),
  }
}

/** Height of the cones across the skirt, −1 left seam … 1 right seam. */
function coneWave(rng: Chance, cones: number): (s: number) => number {
  const phase = () => rng.between(0, 6.28)
  const [a, b, c, d] = [phase(), phase(), phase(), phase()]
  return (s) => {
    const q = s + 0.13 * Math.sin(2.3 * s + a) + 0.05 * Math.sin(5.1 * s + b)
    const cone = 0.5 + 0.5 * Math.cos(cones * Math.PI * q + c)
    const uneven = 0.75 + 0.25 * Math.sin(1.7 * q + d)
    return cone ** 1.5 * uneven + 0.22 * Math.cos(cones * 2.6 * Math.PI * q + b)
  }
}
