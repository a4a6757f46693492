import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import type { Drawing } from './sheet.ts'

const CELL = 13
const [COLUMNS, ROWS] = [22, 16]
const [LEFT, TOP] = [-150, -30]

const cell = (column: number, row: number): Outline => {
  const [x, y] = [LEFT + column * CELL, TOP + row * CELL]
  return pts`${x + 2.5},${y + 2.5}! ${x + CELL - 2.5},${y + 2.5}! ${x + CELL - 2.5},${y + CELL - 2.5}! ${x + 2.5},${y + CELL - 2.5}!`
}

/** Purl stitches in ribs of two, and where the crown closes, stitches taken away. */
const isFilled = (column: number, row: number): boolean =>
  row < 6 ? (column + row) % 6 === 5 : Math.floor(column / 2) % 2 === 1

const GRID: Outline[] = [
  ...Array.from(
    { length: COLUMNS + 1 },
    (_, i) => pts`${LEFT + i * CELL},${TOP}! ${LEFT + i * CELL},${TOP + ROWS * CELL}!`,
  ),
  ...Array.from(
    { length: ROWS + 1 },
    (_, i) => pts`${LEFT},${TOP + i * CELL}! ${LEFT + COLUMNS * CELL},${TOP + i * CELL}!`,
  ),
]

const HAT = [
  pts`-140,-68! -138,-112 -122,-146 -92,-166 -60,-166 -30,-146 -14,-112 -12,-68!`,
  pts`-144,-100! -146,-62! -6,-62! -8,-100! -144,-100!`,
  ...[-116, -90, -62, -36].map((x) => pts`${x},-98 ${-76 + (x + 76) * 0.5},-160`),
]
const WORDS = [-160, -146, -132, -118, -104, -90].map((y, i) => pts`24,${y} ${140 - (i % 3) * 22},${y}`)

/** A chart in large print, and the hat that comes of it. */
export const CHART: Drawing = {
  lines: [...GRID, ...HAT],
  dashes: WORDS,
  fills: Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const)
    .filter(([column, row]) => isFilled(column, row))
    .map(([column, row]) => cell(column, row)),
}
