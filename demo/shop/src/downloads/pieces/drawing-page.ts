import type { Point } from '@vitrine/art/outline/point'
import { LEFT, WIDTH } from '../sheet/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { type FileWords, labelled } from '../sheet/words.ts'
import { drawPiece, SCALE } from './draw-piece.ts'
import type { Piece } from './piece.ts'

const TOP = 22
const SQUARE = 5 * SCALE

export type Laid = readonly [piece: Piece, x: number, y: number]

type Page = {
  laid: readonly Laid[]
  sizes: readonly string[]
  words: FileWords
  squareAt: Point
  until: number
}

/** Squares of five centimetres below the pieces, for those who draw them anew on squared paper. */
function drawSquares(sheet: Sheet, until: number): void {
  const grey = { width: 0.08, colour: '#c4cbd3' }
  for (let x = LEFT; x <= LEFT + WIDTH; x += SQUARE)
    sheet.path(
      [
        [x, TOP],
        [x, until],
      ],
      grey,
    )
  for (let y = TOP; y <= until; y += SQUARE)
    sheet.path(
      [
        [LEFT, y],
        [LEFT + WIDTH, y],
      ],
      grey,
    )
}

export function drawPieces(sheet: Sheet, { laid, sizes, words, squareAt, until }: Page): void {
  drawSquares(sheet, until)
  for (const [piece, x, y] of laid)
    drawPiece(sheet, piece, { at: [LEFT + x * SCALE, TOP + y * SCALE], sizes, words })
  const [x, y] = squareAt
  const [left, top] = [LEFT + x * SCALE, TOP + y * SCALE]
  sheet.path(
    [
      [left, top],
      [left + SQUARE, top],
      [left + SQUARE, top + SQUARE],
      [left, top + SQUARE],
      [left, top],
    ],
    { width: 0.4, fill: '#ffffff' },
  )
  const { en, de } = labelled(words, 'square')
  const beside = left + SQUARE + 2
  sheet.path(
    [
      [beside - 1, top],
      [beside + 43, top],
      [beside + 43, top + 11.5],
      [beside - 1, top + 11.5],
    ],
    { colour: '#ffffff', fill: '#ffffff' },
  )
  const high = sheet.write(en, [beside, top], { size: 7, width: 44 })
  sheet.write(de, [beside, top + high + 0.5], { size: 6, width: 44, colour: '#6a6459' })
}
