import { type ColorName, PALETTE } from '../palette.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export const rgb = (color: ColorName): Rgb => rgbOf(PALETTE[color].hex)

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const hex = (color: Rgb): string =>
  `#${color
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** 0 black … 1 white, as the eye weighs it. */
export const luminance = ([r, g, b]: Rgb): number => (r * 0.3 + g * 0.59 + b * 0.11) / 255
