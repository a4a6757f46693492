import { pts } from '@vitrine/art/outline/pts'
import { LEFT, openPage, WIDTH } from '../sheet/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { titlePage } from '../sheet/title-page.ts'
import { both, type FileWords, labelled, type Words } from '../sheet/words.ts'
import { ROUNDS, type Stitch, stitchesOf } from './crown-chart.ts'
import { drawStitch } from './draw-stitch.ts'

const CELL = 10
const REPEATS = 2
const ACROSS = 8 * REPEATS
const FOOT = 158
const LEGEND: readonly Stitch[] = ['knit', 'purl', 'knitTogether', 'purlTogether', 'none']
const SIZES = [12, 13, 14]

const FLAT = [
  pts`-40,52! -40,30 -34,4 -18,-14 0,-18 18,-14 34,4 40,30 40,52!`,
  ...[-30, -20, -10, 0, 10, 20, 30].map((x) => pts`${x},52 ${x * 0.94},22 ${x * 0.12},-17`),
  pts`-43,52! 43,52! 44,78! -44,78!`,
  ...[-34, -23, -12, 0, 12, 23, 34].map((x) => pts`${x},53! ${x},77!`),
]

export function drawBeanie(sheet: Sheet, name: Words, words: FileWords): void {
  titlePage(sheet, { name, words, of: 2, flat: { outlines: FLAT, dots: [] } })
  openPage(sheet, { name, at: 2, of: 2 })
  const { en, de } = labelled(words, 'chart')
  sheet.write(en, [LEFT, 23], { size: 14, isBold: true })
  sheet.write(de, [LEFT, 29.5], { size: 9, colour: '#6a6459' })
  drawRounds(sheet)
  drawLegend(sheet, words)
}

/** From the right to the left and from below upwards, as it is knitted. */
function drawRounds(sheet: Sheet): void {
  for (const [round, stitches] of ROUNDS.entries()) {
    const y = FOOT - (round + 1) * CELL
    for (let at = 0; at < ACROSS; at += 1)
      drawStitch(sheet, stitches[at % 8] ?? 'none', [LEFT + 8 + (ACROSS - 1 - at) * CELL, y, CELL])
    const number = round === 0 ? 'R' : `${round}`
    sheet.write(number, [LEFT + 10 + ACROSS * CELL, y + 2.6], { size: 11, isBold: true })
  }
  const right = LEFT + 8 + ACROSS * CELL
  const [left, top] = [right - 8 * CELL, FOOT - ROUNDS.length * CELL]
  const frame = { width: 0.8, colour: '#8c2f2f' }
  sheet.path(
    [
      [left, top],
      [right, top],
      [right, FOOT],
      [left, FOOT],
      [left, top],
    ],
    frame,
  )
}

function drawLegend(sheet: Sheet, words: FileWords): void {
  const { en, de } = labelled(words, 'howToRead')
  let y = FOOT + 5
  y += sheet.write(en, [LEFT, y], { size: 9.5, width: WIDTH }) + 1
  y += sheet.write(de, [LEFT, y], { size: 8, width: WIDTH, colour: '#6a6459' }) + 4
  for (const [at, stitch] of LEGEND.entries()) {
    const top = y + at * 9
    drawStitch(sheet, stitch, [LEFT, top, 7])
    const { en, de } = labelled(words, stitch)
    sheet.write(en, [LEFT + 10, top + 0.6], { size: 9.5, width: 74 })
    sheet.write(de, [LEFT + 10, top + 4.4], { size: 7, width: 74, colour: '#6a6459' })
  }
  drawCounts(sheet, words, y)
}

/** To count by: what is on the needles after each round that takes stitches away. */
function drawCounts(sheet: Sheet, words: FileWords, y: number): void {
  const left = LEFT + 92
  sheet.write(both(labelled(words, 'left')), [left, y], { size: 8, isBold: true, width: 82 })
  const narrowed = ROUNDS.map((round, at) => ({ at, left: stitchesOf(round) })).filter(
    ({ at, left: now }) => at === 0 || now < stitchesOf(ROUNDS[at - 1] ?? []),
  )
  const rows = [
    ['', 'S', 'M', 'L'],
    ...narrowed.map(({ at, left }) => [at === 0 ? 'R' : `${at}`, ...SIZES.map((times) => `${times * left}`)]),
  ]
  for (const [at, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const place = [left + column * 16, y + 5.5 + at * 5] as const
      sheet.write(cell, place, { size: 9, isBold: at === 0 || column === 0, width: 14, align: 'center' })
    }
}
