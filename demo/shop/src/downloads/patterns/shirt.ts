import { pts } from '@vitrine/art/outline/pts'
import { drawPlan, type Plan } from '../pieces/cutting-plan.ts'
import { drawPieces, type Laid } from '../pieces/drawing-page.ts'
import { BINDING, COLLAR, CUFF, SLEEVE, STAND } from '../pieces/shirt-arms.ts'
import { BACK, BAND, FRONT, POCKET, YOKE } from '../pieces/shirt-body.ts'
import { openPage } from '../sheet/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { titlePage } from '../sheet/title-page.ts'
import type { FileWords, Words } from '../sheet/words.ts'

const SIZES = ['34', '36', '38', '40', '42', '44', '46', '48']

const BODY: readonly Laid[] = [
  [FRONT, 3, 4],
  [BACK, 38, 4],
  [BAND, 75, 4],
  [YOKE, 3, 92],
  [POCKET, 32, 90],
  [BINDING, 50, 88],
]
const ARMS: readonly Laid[] = [
  [SLEEVE, 26, 4],
  [CUFF, 53, 6],
  [STAND, 56, 26],
  [COLLAR, 56, 40],
]

/** In the largest size; the tests hold it to lie on the cloth, and no piece on another. */
export const SHIRT_PLAN: Plan = {
  length: 220,
  width: 70,
  laid: [
    [BACK, 0, 0],
    [FRONT, 0, 37],
    [SLEEVE, 78, 21],
    [YOKE, 138, 0],
    [YOKE, 154, 0],
    [COLLAR, 170, 0],
    [COLLAR, 180.5, 0],
    [STAND, 191, 0],
    [STAND, 199, 0],
    [CUFF, 138, 30],
    [POCKET, 172, 34],
    [BINDING, 190, 34],
    [BAND, 138, 62],
  ],
}

const FLAT = [
  pts`-9,0! -30,7! -34,40 -33,72! -22,78 0,79 22,78 33,72! 34,40 30,7! 9,0! 0,3`,
  pts`-30,7! -46,52! -48,66! -38,68! -37,54! -31,30!`,
  pts`30,7! 46,52! 48,66! 38,68! 37,54! 31,30!`,
  pts`-9,0! -11,-5 0,-8 11,-5 9,0! 13,6! 3,11! 0,3! -3,11! -13,6!`,
  pts`-2,5! 2,5! 2,79! -2,79!`,
  pts`9,22! 22,22! 22,36! 15.5,39! 9,36!`,
  pts`-46.6,56! -37,57.5!`,
  pts`46.6,56! 37,57.5!`,
]
const BUTTONS = pts`0,15! 0,26! 0,37! 0,48! 0,59! 0,70!`

export function drawShirt(sheet: Sheet, name: Words, words: FileWords): void {
  titlePage(sheet, { name, words, of: 3, flat: { outlines: FLAT, dots: BUTTONS } })
  openPage(sheet, { name, at: 2, of: 3 })
  drawPieces(sheet, { laid: BODY, sizes: SIZES, words, squareAt: [58, 92], until: 272 })
  openPage(sheet, { name, at: 3, of: 3 })
  drawPieces(sheet, { laid: ARMS, sizes: SIZES, words, squareAt: [56, 54], until: 152 })
  drawPlan(sheet, SHIRT_PLAN, { at: [28, 178], words })
}
