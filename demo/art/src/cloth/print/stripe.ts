import type { Pattern } from '../cloth.ts'
import { near } from '../wave.ts'

/** Broad stripes across, as on a fisherman's shirt. */
export const breton: Pattern = { size: [32, 16], texel: (_u, v) => [1, near(v - 8, 16, 2.9), 0] }

export const pinstripe: Pattern = { size: [11, 32], texel: (u) => [1, near(u - 5.5, 11, 0.55) * 0.75, 0] }

/** Even stripes down a shirt. */
export const bengal: Pattern = { size: [7, 32], texel: (u) => [1, near(u - 3.5, 7, 1.6) * 0.9, 0] }
