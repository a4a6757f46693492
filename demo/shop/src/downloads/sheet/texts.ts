import { GREY, LEFT, rule, WIDTH } from './page.ts'
import type { Sheet } from './sheet.ts'
import type { FileWords, Words } from './words.ts'

const GERMAN = 116

/** The name and what it is about; answers where the page is free. */
export function writeTitle(sheet: Sheet, { intro }: FileWords, { en, de }: Words): number {
  let y = 26
  y += sheet.write(en, [LEFT, y], { size: 20, isBold: true, width: 124 }) + 1
  y += sheet.write(de, [LEFT, y], { size: 13, width: 120, colour: GREY }) + 4
  y += sheet.write(intro.en, [LEFT, y], { size: 10, width: 112 }) + 2
  return y + sheet.write(intro.de, [LEFT, y], { size: 8, width: 112, colour: GREY }) + 5
}

/** English on the left, German smaller on the right, line beside line. */
export function writeSections(sheet: Sheet, { sections }: Pick<FileWords, 'sections'>, from: number): number {
  let y = from
  for (const { title, isNumbered = false, lines } of sections) {
    rule(sheet, y)
    y += 2
    sheet.write(title.de, [GERMAN, y + 0.5], { size: 8.5, isBold: true, colour: GREY })
    y += sheet.write(title.en, [LEFT, y], { size: 11, isBold: true }) + 1
    for (const [at, { en, de }] of lines.entries()) {
      if (isNumbered) sheet.write(`${at + 1}`, [LEFT, y], { size: 9, isBold: true })
      const english = sheet.write(en, [LEFT + 6, y], { size: 9, width: 88 })
      const german = sheet.write(de, [GERMAN, y + 0.3], {
        size: 8,
        width: LEFT + WIDTH - GERMAN,
        colour: GREY,
      })
      y += Math.max(english, german) + 1
    }
    y += 2
  }
  return y
}

/** The first column says what the others measure. */
export function writeTable(
  sheet: Sheet,
  { title, rows }: NonNullable<FileWords['tables']>[number],
  from: number,
): number {
  rule(sheet, from)
  let y = from + 2
  sheet.write(title.de, [GERMAN, y + 0.5], { size: 8.5, isBold: true, colour: GREY })
  y += sheet.write(title.en, [LEFT, y], { size: 11, isBold: true }) + 1.5
  for (const [at, [name = '', ...cells]] of rows.entries()) {
    const column = (WIDTH - 62) / Math.max(1, cells.length)
    let high = sheet.write(name, [LEFT, y], { size: 8.5, isBold: at === 0, width: 60 })
    for (const [i, cell] of cells.entries()) {
      const place = [LEFT + 62 + i * column, y] as const
      const form = { size: 8.5, isBold: at === 0, width: column, align: 'center' } as const
      high = Math.max(high, sheet.write(cell, place, form))
    }
    y += high + 1.3
    sheet.path(
      [
        [LEFT, y - 0.7],
        [LEFT + WIDTH, y - 0.7],
      ],
      { width: 0.1, colour: '#c9c2b4' },
    )
  }
  return y + 2.5
}
