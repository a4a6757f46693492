import { moved, type Outline, type Point } from '@vitrine/art/outline/point'
import { LEFT, openPage, WIDTH } from './page.ts'
import type { Sheet } from './sheet.ts'
import { testSquare } from './test-square.ts'
import { writeSections, writeTable, writeTitle } from './texts.ts'
import type { FileWords, Words } from './words.ts'

/** What is made, seen from the front: outlines about a hundred units high, and its buttons. */
export type Flat = { outlines: readonly Outline[]; dots: readonly Point[] }

type Title = { name: Words; words: FileWords; of: number; flat?: Flat }

const PICTURE: Point = [LEFT + WIDTH - 27, 34]
const SIZE = 0.52
const FOOT = 231

/** Everything to be read before the first cut; the square at its foot tells whether it was printed true. */
export function titlePage(sheet: Sheet, { name, words, of, flat }: Title): void {
  openPage(sheet, { name, at: 1, of })
  const start = writeTitle(sheet, words, name)
  if (flat) drawFlat(sheet, flat)
  let y = Math.max(start, 78)
  for (const table of words.tables ?? []) y = writeTable(sheet, table, y)
  y = writeSections(sheet, words, y)
  if (flat && y < FOOT) testSquare(sheet, [LEFT, FOOT])
}

function drawFlat(sheet: Sheet, { outlines, dots }: Flat): void {
  const there = (x: number, y: number): Point => [PICTURE[0] + x * SIZE, PICTURE[1] + y * SIZE]
  for (const outline of outlines) sheet.curve(moved(outline, there), outline.length > 3, { width: 0.35 })
  for (const [x, y] of dots) sheet.circle(there(x, y), 0.6, { width: 0.25, fill: '#ffffff' })
}
