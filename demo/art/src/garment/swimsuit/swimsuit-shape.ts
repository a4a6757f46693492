import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'

export type Neck = 'scoop' | 'square'

/** The right half of every edge, from the middle outward or from above down. The straps are cut in one with the body. */
export const NECKS: Record<Neck | 'back', Outline> = {
  scoop: pts`0,127 22,121 37,98 42,56 43,4!`,
  square: pts`0,112 20,111.5 38,109! 42,62 43,4!`,
  back: pts`0,204 24,196 40,158 44,92 43,4!`,
}
export const ARMHOLE = pts`66,12! 67,46 72,84 87,112!`
const SIDE = pts`84,150 75,194 81,238 93,274!`
/** In front the leg is cut at a medium height; behind it covers the seat. */
export const LEGS = {
  front: pts`93,274! 77,296 54,330 37,361 24,388!`,
  back: pts`93,274! 83,306 61,342 41,369 24,389!`,
}

/** From the middle of the neck round to the middle of the crotch. */
export const rightHalf = (neck: Outline, leg: Outline): Outline => [
  ...neck,
  ...ARMHOLE,
  ...SIDE,
  ...leg.slice(1),
  ...pts`0,392`,
]
