import type { Pattern } from '../cloth.ts'
import { near } from '../wave.ts'

/** Large open squares drawn by one thin thread each way, a second colour half way between. */
export const windowpane: Pattern = {
  size: [56, 56],
  texel: (u, v) => [
    1,
    Math.max(near(u - 14, 56, 0.9), near(v - 14, 56, 0.9)) * 0.85,
    Math.max(near(u - 42, 56, 0.6), near(v - 42, 56, 0.6)) * 0.55,
  ],
}
