import { pts } from '@vitrine/art/outline/pts'
import { drawPlan, type Plan } from '../pieces/cutting-plan.ts'
import { drawPieces } from '../pieces/drawing-page.ts'
import { BODY, HANDLE, INNER_POCKET } from '../pieces/tote-pieces.ts'
import { openPage } from '../sheet/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { titlePage } from '../sheet/title-page.ts'
import type { FileWords, Words } from '../sheet/words.ts'

export const TOTE_PLAN: Plan = {
  length: 125,
  width: 70,
  laid: [
    [BODY, 2, 0],
    [BODY, 63, 0],
    [HANDLE, 2, 34],
    [INNER_POCKET, 80, 34],
  ],
}

const FLAT = [
  pts`-30,10! 30,10! 30,68! 24,74! -24,74! -30,68!`,
  pts`-30,15! 30,15!`,
  pts`-15,10! -15,-14 -11,-20 11,-20 15,-14 15,10! 12,10! 12,-13 9,-17 -9,-17 -12,-13 -12,10!`,
  pts`-15,10! -12,10! -12,20! -15,20!`,
  pts`12,10! 15,10! 15,20! 12,20!`,
  pts`-30,68! -18,64! 18,64! 30,68!`,
]

export function drawTote(sheet: Sheet, name: Words, words: FileWords): void {
  titlePage(sheet, { name, words, of: 2, flat: { outlines: FLAT, dots: [] } })
  openPage(sheet, { name, at: 2, of: 2 })
  drawPieces(sheet, {
    laid: [
      [BODY, 4, 4],
      [HANDLE, 40, 4],
      [INNER_POCKET, 59, 4],
    ],
    sizes: ['1', '2'],
    words,
    squareAt: [59, 46],
    until: 182,
  })
  drawPlan(sheet, TOTE_PLAN, { at: [28, 208], words })
}
