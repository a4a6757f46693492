import type { Outline, Point } from '@vitrine/art/outline/point'
import type { Sheet } from '../sheet/sheet.ts'
import { type FileWords, labelled } from '../sheet/words.ts'
import { outset } from './outset.ts'
import { flattened, graded, type Piece, placed } from './piece.ts'

/** One to five: a centimetre of cloth is two millimetres of paper. */
export const SCALE = 2
const ALLOWANCE = 1
const NOTCH = 0.7
const INNER = '#7d8794'

export type Nest = { at: Point; sizes: readonly string[]; words: FileWords }

/** All sizes of a piece in one another; the dashed line is where the largest is cut. */
export function drawPiece(sheet: Sheet, piece: Piece, { at, sizes, words }: Nest): void {
  const onPaper = (outline: Outline) => placed(outline, at, SCALE)
  const cut = outset(flattened(piece.large), ALLOWANCE, piece.isOnFold)
  sheet.path(onPaper([...cut, ...cut.slice(0, 1)]), { width: 0.2, dash: [1.6, 0.9], fill: '#ffffff' })
  for (const [i, size] of sizes.entries()) {
    const outline = graded(piece, i / (sizes.length - 1))
    drawSize(sheet, piece, { size, outline, isOuter: i === 0 || i === sizes.length - 1, onPaper })
  }
  for (const { small, large } of piece.marks ?? [])
    for (const line of sizes.length > 2 ? [small] : [small, large])
      sheet.path(onPaper(line), { width: 0.2, dash: [0.8, 0.6] })
  if (piece.isOnFold) drawFold(sheet, onPaper(foldOf(piece)))
  drawGrain(sheet, piece, at)
  writeName(sheet, piece, { at, words })
}

type Size = { size: string; outline: Outline; isOuter: boolean; onPaper: (line: Outline) => Point[] }

function drawSize(sheet: Sheet, piece: Piece, { size, outline, isOuter, onPaper }: Size): void {
  sheet.curve(onPaper(outline), true, isOuter ? { width: 0.35 } : { width: 0.12, colour: INNER })
  for (const notch of piece.notches ?? []) sheet.path(onPaper(tick(outline, notch)), { width: 0.25 })
  writeSize(sheet, size, onPaper(sizePlace(piece, outline)))
}

const sizePlace = ({ sizesAt }: Piece, outline: Outline): Point[] => {
  const found = sizesAt && outline[sizesAt[0]]
  return found ? [[found[0] - 0.1, found[1] + sizesAt[1]]] : []
}

/** Small on this paper, and five times as large where it is cut by. */
function writeSize(sheet: Sheet, size: string, [place]: readonly Point[]): void {
  const letters = size.length > 1 ? 2.8 : 7
  if (place) sheet.write(size, [place[0] - 3.4, place[1]], { size: letters, width: 3, align: 'right' })
}

/** Across the seam, to both sides. */
function tick(outline: Outline, at: number): Point[] {
  const [x, y] = outline[at] as Point
  const before = outline.at(at - 1) as Point
  const after = outline[(at + 1) % outline.length] as Point
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  const [dx, dy] = [((after[1] - before[1]) / length) * NOTCH, ((before[0] - after[0]) / length) * NOTCH]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

function drawGrain(sheet: Sheet, { grain: [x, from, to] }: Piece, at: Point): void {
  const arrow = (tip: number, back: number): Point[] => [
    [x - 0.6, back],
    [x, tip],
    [x + 0.6, back],
  ]
  const lines: Point[][] = [
    [
      [x, from],
      [x, to],
    ],
    arrow(from, from + 1.2),
    arrow(to, to - 1.2),
  ]
  for (const line of lines) sheet.path(placed(line, at, SCALE), { width: 0.25 })
}

const foldOf = ({ large }: Piece): Point[] => {
  const ys = large.filter(([x]) => x === 0).map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const inset = Math.min(4, (bottom - top) / 5)
  return [
    [0.2, top + inset],
    [1.3, top + inset],
    [1.3, bottom - inset],
    [0.2, bottom - inset],
  ]
}

/** The arrows of a fold point at the edge that lies on it. */
function drawFold(sheet: Sheet, [start, a, b, end]: readonly Point[]): void {
  if (!(start && a && b && end)) return
  sheet.path([start, a, b, end], { width: 0.25 })
  for (const [x, y] of [start, end])
    sheet.path(
      [
        [x + 0.9, y - 0.6],
        [x, y],
        [x + 0.9, y + 0.6],
      ],
      { width: 0.25 },
    )
}

function writeName(sheet: Sheet, piece: Piece, { at, words }: Omit<Nest, 'sizes'>): void {
  const beside: Point = [piece.grain[0] + 1, (piece.grain[1] * 2 + piece.grain[2]) / 3]
  const [place] = placed([piece.wordsAt ?? beside], at, SCALE)
  if (!place) return
  const [x, y] = place
  const { en, de } = labelled(words, piece.name)
  const wide = { width: 60 } as const
  sheet.write(en, [x, y], { size: 8, isBold: true, ...wide })
  const cut = labelled(words, piece.cut)
  sheet.write(cut.en, [x, y + 3.2], { size: 6.5, ...wide })
  sheet.write(`${de}, ${cut.de}`, [x, y + 6], { size: 5.5, colour: '#6a6459', ...wide })
}
