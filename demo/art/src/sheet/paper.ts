import { noise } from '../chance/noise.ts'
import type { Sheet } from './sheet.ts'

export const PAPER = [239, 236, 230] as const
const MAX_CACHED_SIDE = 1200
const cache = new Map<number, Float32Array>()

/** Lays seamless paper: brighter upper left, a slight vignette. The same for every picture of a size, so it is kept. */
export function layPaper({ w, h, canvas }: Sheet): void {
  const paper = cache.get(w) ?? makePaper(w, h)
  if (w <= MAX_CACHED_SIDE) cache.set(w, paper)
  canvas.set(paper)
}

function makePaper(w: number, h: number): Float32Array {
  const paper = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const light = paperLight(x / w, y / h)
      const grain = noise(x * 0.83, y * 0.83) * 0.8
      const o = (y * w + x) * 3
      paper[o] = PAPER[0] * light + grain
      paper[o + 1] = PAPER[1] * light + grain
      paper[o + 2] = PAPER[2] * light + grain
    }
  }
  return paper
}

/** How bright the paper is at a share of its width and height. */
export function paperLight(u: number, v: number): number {
  const off = (u - 0.5) * (u - 0.5) * 1.1 + (v - 0.5) * (v - 0.5)
  return 1.022 - 0.05 * (u * 0.45 + v * 0.6) - off * off * 0.28
}
