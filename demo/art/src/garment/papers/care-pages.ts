import { mirrored } from '../../outline/mirror.ts'
import { moved, type Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Drawing } from './sheet.ts'

const TUB = [
  pts`-140,-150! -132,-98! -68,-98! -60,-150!`,
  pts`-146,-140 -130,-148 -114,-140 -98,-148 -82,-140 -66,-148 -54,-140`,
  pts`-104,-128! -96,-112! -88,-128!`,
]
const JUMPER = moved(
  mirrored(pts`0,-150 14,-156 40,-146! 66,-92! 48,-84! 38,-112! 38,-64! 0,-62`),
  (x, y) => [x + 90, y],
)
const FLAT = pts`10,-44! 170,-44!`
const SHOE = [
  pts`-140,20! -140,6 -120,-2 -96,-16! -84,-34! -58,-34! -54,16! -58,26! -136,26! -140,20!`,
  pts`-98,-14 -88,-4`,
  pts`-92,-24 -80,-14`,
]
const BRUSH = [
  pts`40,0! 120,0! 120,14! 40,14! 40,0!`,
  ...Array.from({ length: 11 }, (_, i) => pts`${46 + i * 7},14! ${44 + i * 7.4},32!`),
]
const STITCH = [0, 1, 2].map(
  (row) =>
    pts`${-140},${78 + row * 30} ${-120},${66 + row * 30} ${-100},${78 + row * 30} ${-80},${66 + row * 30} ${-60},${78 + row * 30}`,
)

const words = (left: number, top: number, count: number): Outline[] =>
  Array.from(
    { length: count },
    (_, i) => pts`${left},${top + i * 13} ${left + 118 - ((i * 37) % 46)},${top + i * 13}`,
  )

/** Drawings of what is done to wool and leather, each with its lines of text. */
export const CARE: Drawing = {
  lines: [...TUB, JUMPER, FLAT, ...SHOE, ...BRUSH, ...STITCH],
  dashes: [...words(-140, -76, 3), ...words(30, 52, 9), ...words(-140, 160, 3)],
  fills: [],
}
