import { band } from '../outline/band.ts'
import type { Outline } from '../outline/point.ts'
import { pts } from '../outline/pts.ts'

type Letter = { width: number; shapes: readonly Outline[] }

const bar = (x: number, y: number, width: number): Outline =>
  pts`${x},${y}! ${x + width},${y}! ${x + width},${y + 5}! ${x},${y + 5}!`
const stem = (x: number): Outline => pts`${x},-70! ${x + 11},-70! ${x + 11},0! ${x},0!`
const serifs = (x: number): Outline[] => [bar(x - 8, -70, 27), bar(x - 8, -5, 27)]

/** Roman capitals, 70 units high on the line y = 0: curves, because fonts differ between machines. */
export const LETTERS: Readonly<Record<string, Letter>> = {
  V: {
    width: 70,
    shapes: [
      pts`6,-70! 18,-70! 39,-16! 35,2!`,
      pts`59,-70! 64,-70! 35,2! 33,-8!`,
      bar(-2, -70, 28),
      bar(50, -70, 22),
    ],
  },
  I: { width: 28, shapes: [stem(8), ...serifs(8)] },
  T: {
    width: 60,
    shapes: [
      stem(25),
      bar(0, -70, 60),
      bar(17, -5, 27),
      pts`0,-70! 4,-70! 3,-52! 0,-52!`,
      pts`56,-70! 60,-70! 60,-52! 57,-52!`,
    ],
  },
  R: {
    width: 62,
    shapes: [
      stem(8),
      ...serifs(8),
      band(pts`18,-70! 34,-70 46,-64 50,-53 46,-42 34,-36 18,-36!`, (t) => 5 + 5 * Math.sin(Math.PI * t)),
      pts`26,-37! 38,-37! 60,0! 47,0!`,
      bar(45, -5, 19),
    ],
  },
  N: {
    width: 74,
    shapes: [
      pts`8,-70! 14,-70! 14,0! 8,0!`,
      pts`60,-70! 66,-70! 66,2! 60,0!`,
      pts`4,-70! 18,-70! 66,-2! 64,2!`,
      bar(0, -5, 22),
      bar(52, -70, 22),
    ],
  },
  E: {
    width: 54,
    shapes: [
      stem(8),
      bar(0, -70, 50),
      bar(14, -38, 24),
      bar(0, -5, 52),
      pts`46,-70! 50,-70! 50,-53! 47,-53!`,
      pts`48,-19! 52,-19! 52,0! 47,0!`,
      pts`35,-46! 38,-46! 38,-25! 35,-25!`,
    ],
  },
}
