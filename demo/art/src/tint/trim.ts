import type { ColorName } from '../palette.ts'
import { hex, luminance, mix, rgb } from './rgb.ts'

/** The small things' colours, chosen to suit the cloth: sewing thread, shaded cloth, horn and pearl. */
export type Trim = { base: string; thread: string; deep: string; horn: string; pearl: string }

export function trimFor(color: ColorName): Trim {
  const base = rgb(color)
  const isDark = luminance(base) < 0.32
  return {
    base: hex(base),
    thread: hex(isDark ? mix(base, [255, 250, 240], 0.38) : mix(base, [255, 255, 255], 0.45)),
    deep: hex(mix(base, [18, 14, 12], 0.55)),
    horn: isDark ? '#2b2522' : '#6b5442',
    pearl: '#efe9dd',
  }
}
