import { luminance, type Rgb } from '../../tint/rgb.ts'
import type { Row } from './row.ts'

export type Exposure = { bloom: number; sheen: number; tone: number; gloss: number }

/** Dark cloth gets more bloom and a base sheen, or black turns into a hole. */
export function exposureOf(base: Rgb, { tone, gloss }: Pick<Exposure, 'tone' | 'gloss'>): Exposure {
  const dark = 1 - luminance(base)
  return { bloom: 0.42 + 0.25 * dark, sheen: dark * dark * 5, tone, gloss: gloss * 255 }
}

/** Shadows multiply and stay a little warm; lights open towards paper white. No plastic ramp. */
export function exposeRow(row: Row, { bloom, sheen, tone }: Exposure): void {
  for (let i = row.from; i < row.to; i++) {
    const shade = (row.shade[i] as number) * tone
    const below = Math.min(1, shade)
    const under = below * (row.weave[i] as number)
    const over = Math.max(0, shade - 1) * bloom
    const warm = (1 - below) * 0.06
    const red = row.red[i] as number
    const green = row.green[i] as number
    const blue = row.blue[i] as number
    row.red[i] = red * under * (1 + warm) + (250 - red) * over + sheen
    row.green[i] = green * under + (247 - green) * over + sheen
    row.blue[i] = blue * under * (1 - warm * 0.4) + (240 - blue) * over + sheen
  }
}

/** The light's mirror image on silk and leather. */
export function glossRow(row: Row, { gloss, tone }: Exposure): void {
  for (let i = row.from; i < row.to; i++) {
    const shine = gloss * (row.gloss[i] as number) * tone
    row.red[i] = (row.red[i] as number) + shine
    row.green[i] = (row.green[i] as number) + shine
    row.blue[i] = (row.blue[i] as number) + shine * 0.97
  }
}
