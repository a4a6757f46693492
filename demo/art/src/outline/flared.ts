import type { Point } from './point.ts'

type Flare = { half: (y: number) => number; at: number; sag?: number }

/** A skirt's cloth as it was printed: true at the height `at`, narrower above, curved with the hem. */
export const flared =
  ({ half, at, sag = 12 }: Flare) =>
  (x: number, y: number): Point => {
    const s = x / half(y)
    return [s * half(at), y - sag * (1 - s * s) * Math.max(0, y / at)]
  }
