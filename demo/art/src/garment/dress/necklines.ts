import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'

export type Neck = 'v' | 'wrap' | 'round' | 'square' | 'boat'

/** From the left shoulder to the right one. `inside` is how far down the inside of the back reaches behind it. */
type Neckline = { line: Outline; inside: number }

export const NECKLINES: Record<Neck, Neckline> = {
  v: { line: pts`-41,0! -31,36 -15,78 0,104! 15,78 31,36 41,0!`, inside: 106 },
  // What the wrapped side does not cover of the other one.
  wrap: { line: pts`-41,0! -38,40 -26,86 -8,118! 10,90 28,46 41,0!`, inside: 116 },
  round: { line: pts`-41,0! -38,24 -24,47 0,54 24,47 38,24 41,0!`, inside: 96 },
  square: { line: pts`-45,1! -43.5,30 -42,62! 0,65 42,62! 43.5,30 45,1!`, inside: 120 },
  boat: { line: pts`-62,6! -40,19 0,25 40,19 62,6!`, inside: 60 },
}

export const BACK_NECKS: Record<Neck, Outline> = {
  v: pts`-41,0! -20,14 0,18 20,14 41,0!`,
  wrap: pts`-41,0! -20,14 0,18 20,14 41,0!`,
  round: pts`-41,0! -20,13 0,16 20,13 41,0!`,
  square: pts`-45,1! -40,30 -20,36 0,37 20,36 40,30 45,1!`,
  boat: pts`-62,6! -36,16 0,20 36,16 62,6!`,
}
