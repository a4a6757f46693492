import { moved, type Outline, type Point } from '@vitrine/art/outline/point'
import { LEFT, openPage, WIDTH } from '../sheet/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { titlePage } from '../sheet/title-page.ts'
import { type FileWords, labelled, type Words } from '../sheet/words.ts'
import { HAND_STITCHES, type HandStitch } from './stitches.ts'

const GREY = '#6a6459'
const THREAD = '#8c2f2f'
const [ACROSS, DOWN] = [90, 72]
const TOP = 52

export function drawCareGuide(sheet: Sheet, name: Words, words: FileWords): void {
  titlePage(sheet, { name, words, of: 2 })
  openPage(sheet, { name, at: 2, of: 2 })
  const title = labelled(words, 'stitches')
  sheet.write(title.en, [LEFT, 23], { size: 14, isBold: true })
  sheet.write(title.de, [LEFT, 29.5], { size: 9, colour: GREY })
  const threads = labelled(words, 'threads')
  sheet.write(threads.en, [LEFT, 36], { size: 9, width: WIDTH })
  sheet.write(threads.de, [LEFT, 40.5], { size: 7.5, width: WIDTH, colour: GREY })
  for (const [at, stitch] of HAND_STITCHES.entries())
    drawHandStitch(sheet, stitch, { at: [LEFT + (at % 2) * ACROSS, TOP + Math.floor(at / 2) * DOWN], words })
}

type On = { at: Point; words: FileWords }

function drawHandStitch(sheet: Sheet, stitch: HandStitch, { at: [x, y], words }: On): void {
  const there = (outline: Outline) => moved(outline, (a, b): Point => [x + a, y + b])
  for (const one of stitch.cloth) sheet.curve(there(one), false, { width: 0.2, colour: '#a39c8e' })
  for (const one of stitch.under)
    sheet.curve(there(one), false, { width: 0.4, colour: THREAD, dash: [1.1, 0.9] })
  for (const one of stitch.over) sheet.curve(there(one), false, { width: 0.8, colour: THREAD })
  drawArrow(sheet, there(stitch.onward))
  const name = labelled(words, stitch.name)
  const use = labelled(words, `${stitch.name}For`)
  let down = y + 33
  sheet.write(name.de, [x + 4, down + 4.6], { size: 8, colour: GREY })
  sheet.write(name.en, [x + 4, down], { size: 11, isBold: true })
  down += 9
  down += sheet.write(use.en, [x + 4, down], { size: 9, width: 74 }) + 0.8
  sheet.write(use.de, [x + 4, down], { size: 7.5, width: 74, colour: GREY })
}

function drawArrow(sheet: Sheet, [from, to]: readonly Point[]): void {
  if (!(from && to)) return
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const barb = (side: number): Point => [to[0] - dx * 2 - dy * side, to[1] - dy * 2 + dx * side]
  sheet.path([from, to], { width: 0.25 })
  sheet.path([barb(1), to, barb(-1)], { width: 0.25 })
}
