import { noise } from '../chance/noise.ts'
import { PAPER, paperLight } from './paper.ts'
import type { Pixels } from './raster.ts'

/** The finished sheet in the middle of paper as wide as asked, under one light: no edge shows where it ends. */
export function onWidePaper({ data, width, height, channels }: Pixels, wide: number): Pixels {
  const out = Buffer.allocUnsafeSlow(wide * height * 3)
  const left = Math.floor((wide - width) / 2)
  for (let y = 0; y < height; y++) {
    const v = y / height
    for (let x = 0; x < wide; x++) {
      const light = paperLight(x / wide, v)
      const o = (y * wide + x) * 3
      const inside = x - left
      if (inside < 0 || inside >= width) {
        const grain = noise(x * 0.83, y * 0.83) * 0.8
        for (let c = 0; c < 3; c++) out[o + c] = toByte((PAPER[c] as number) * light + grain)
      } else {
        const lit = light / paperLight(inside / width, v)
        const from = (y * width + inside) * channels
        for (let c = 0; c < 3; c++) out[o + c] = toByte((data[from + c] as number) * lit)
      }
    }
  }
  return { data: out, width: wide, height, channels: 3 }
}

const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
