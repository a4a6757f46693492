import type { Pattern } from '../cloth.ts'
import { near } from '../wave.ts'

/**
 * Large open squares drawn by one thin thread each way and, close beside it, one of a second colour: wherever a leg or a
 * lapel begins, both are there.
 */
export const windowpane: Pattern = {
  size: [40, 44],
  texel: (u, v) => [
    1,
    Math.max(near(u - 14, 40, 0.9), near(v - 14, 44, 0.9)) * 0.85,
    Math.max(near(u - 17.4, 40, 0.6), near(v - 17.4, 44, 0.6)) * 0.55,
  ],
}
