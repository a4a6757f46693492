import { band } from '../outline/band.ts'
import type { Outline } from '../outline/point.ts'
import { pts } from '../outline/pts.ts'

type Letter = { width: number; shapes: readonly Outline[] }

const bar = (x: number, y: number, width: number): Outline =>
  pts`${x},${y}! ${x + width},${y}! ${x + width},${y + 5}! ${x},${y + 5}!`
const stem = (x: number): Outline => pts`${x},-70! ${x + 11},-70! ${x + 11},0! ${x},0!`
const serifs = (x: number): Outline[] => [bar(x - 8, -70, 27), bar(x - 8, -5, 27)]

/** A round stroke, thick at its sides and thin above and below, as a broad pen draws it. */
const bowl = (line: Outline): Outline => band(line, (t) => 5 + 6 * Math.abs(Math.sin(2 * Math.PI * t)))
const belly = (top: number, foot: number, right: number): Outline =>
  band(
    pts`18,${top}! 34,${top} ${right - 4},${top + (foot - top) * 0.18} ${right},${(top + foot) / 2} ${right - 4},${foot - (foot - top) * 0.18} 34,${foot} 18,${foot}!`,
    (t) => 5 + 5 * Math.sin(Math.PI * t),
  )
const thin = (from: readonly [number, number], to: readonly [number, number]): Outline =>
  pts`${from[0]},${from[1]}! ${from[0] + 6},${from[1]}! ${to[0] + 6},${to[1]}! ${to[0]},${to[1]}!`
const thick = (from: readonly [number, number], to: readonly [number, number]): Outline =>
  pts`${from[0]},${from[1]}! ${from[0] + 13},${from[1]}! ${to[0] + 13},${to[1]}! ${to[0]},${to[1]}!`

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
  A: {
    width: 70,
    shapes: [
      thin([31, -70], [7, 0]),
      thick([31, -70], [51, 0]),
      bar(18, -27, 34),
      bar(-1, -5, 22),
      bar(46, -5, 27),
    ],
  },
  B: { width: 58, shapes: [stem(8), ...serifs(8), belly(-68, -38, 48), belly(-37, -2.5, 53)] },
  C: {
    width: 64,
    shapes: [
      bowl(pts`60,-54 48,-67 34,-68 18,-62 7,-48 4,-35 7,-20 18,-8 34,-2 50,-4 61,-16`),
      pts`57,-70! 61,-70! 61,-50! 58,-50!`,
    ],
  },
  D: { width: 66, shapes: [stem(8), ...serifs(8), belly(-67.5, -2.5, 60)] },
  H: { width: 74, shapes: [stem(8), ...serifs(8), stem(55), ...serifs(55), bar(14, -38, 48)] },
  K: {
    width: 68,
    shapes: [
      stem(8),
      ...serifs(8),
      thin([54, -70], [18, -34]),
      thick([26, -41], [51, 0]),
      bar(45, -70, 22),
      bar(46, -5, 23),
    ],
  },
  L: { width: 54, shapes: [stem(8), ...serifs(8), bar(14, -5, 38), pts`48,-21! 52,-21! 52,0! 47,0!`] },
  M: {
    width: 86,
    shapes: [
      thin([10, -70], [7, 0]),
      thick([10, -70], [38, -2]),
      thin([70, -70], [40, -2]),
      pts`66,-70! 77,-70! 80,0! 69,0!`,
      bar(-1, -5, 22),
      bar(62, -5, 25),
    ],
  },
  O: {
    width: 70,
    shapes: [
      bowl(pts`35,-68! 20,-64 8,-52 4,-35 8,-18 20,-6 35,-2 50,-6 62,-18 66,-35 62,-52 50,-64 35,-68!`),
    ],
  },
  S: {
    width: 50,
    shapes: [
      band(
        pts`43,-54 36,-65 24,-68 11,-62 8,-52 14,-43 26,-37 38,-30 43,-18 37,-6 24,-2 11,-6 5,-18`,
        (t) => 5 + 6 * Math.sin(Math.PI * t),
      ),
      pts`41,-70! 45,-70! 45,-50! 42,-50!`,
      pts`3,-20! 6,-20! 6,0! 3,0!`,
    ],
  },
  U: {
    width: 70,
    shapes: [
      pts`8,-70! 19,-70! 19,-20! 8,-20!`,
      band(pts`13.5,-21 17,-8 28,-2 40,-2 52,-8 57,-21`, (t) => 11 - 5 * t),
      pts`54,-70! 60,-70! 60,-20! 54,-20!`,
      bar(0, -70, 27),
      bar(46, -70, 22),
    ],
  },
  W: {
    width: 98,
    shapes: [
      thick([4, -70], [26, 0]),
      thin([48, -70], [33, 0]),
      thick([40, -70], [62, 0]),
      thin([86, -70], [69, 0]),
      bar(-3, -70, 27),
      bar(78, -70, 22),
    ],
  },
  ' ': { width: 26, shapes: [] },
}
