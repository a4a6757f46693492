import type { Point } from '@vitrine/art/outline/point'
import type { Sheet } from '../sheet/sheet.ts'
import { both, type FileWords, labelled } from '../sheet/words.ts'
import { outset } from './outset.ts'
import { flattened, type Piece, placed } from './piece.ts'

const SCALE = 0.7

/** Where the upper left corner of a piece, turned along the cloth, lies on it: centimetres from the cut edge and the fold. */
export type OnCloth = readonly [piece: Piece, along: number, fromFold: number]

export type Plan = { length: number; width: number; laid: readonly OnCloth[] }

/** Where a piece lies, in its largest size and with its allowance. */
export function lyingAt([piece, along, fromFold]: OnCloth): Point[] {
  const cut = outset(flattened(piece.large), 1, piece.isOnFold)
  const [left, top] = [Math.min(...cut.map(([x]) => x)), Math.min(...cut.map(([, y]) => y))]
  return cut.map(([x, y]) => [along + y - top, fromFold + x - left])
}

/** Cloth folded lengthwise, its fold above. */
export function drawPlan(
  sheet: Sheet,
  { length, width, laid }: Plan,
  on: { at: Point; words: FileWords },
): void {
  const { at, words } = on
  const { en, de } = labelled(words, 'plan')
  sheet.write(en, [at[0], at[1] - 9], { size: 9, isBold: true })
  sheet.write(de, [at[0], at[1] - 4.8], { size: 7, colour: '#6a6459' })
  const cloth: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
    [0, 0],
  ]
  sheet.path(placed(cloth, at, SCALE), { width: 0.3, fill: '#f4f1ea' })
  for (const [i, one] of laid.entries()) {
    const outline = lyingAt(one)
    sheet.path(placed([...outline, ...outline.slice(0, 1)], at, SCALE), { width: 0.2, fill: '#ffffff' })
    const isAgain = laid[i - 1]?.[0] === one[0]
    writeIn(sheet, placed(outline, at, SCALE), { name: labelled(words, one[0].name).en, isAgain })
  }
  const under = at[1] + width * SCALE + 1.5
  sheet.write(both(labelled(words, 'planEdges')), [at[0], under], { size: 6.5, colour: '#6a6459' })
}

type Label = { name: string; isAgain: boolean }

/** Below a narrow piece, and only once where two lie side by side. */
function writeIn(sheet: Sheet, outline: readonly Point[], { name, isAgain }: Label): void {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2
  const isNarrow = right - left < 9
  if (isNarrow && isAgain) return
  const y = isNarrow ? Math.max(...ys) + 0.6 : middle - 1
  sheet.write(name, [left, y], {
    size: 6,
    width: isNarrow ? 20 : right - left,
    align: isNarrow ? 'left' : 'center',
  })
}
