import type { Sheet } from './sheet.ts'
import type { Words } from './words.ts'

export const LEFT = 18
export const WIDTH = 174
export const GREY = '#6a6459'

type Numbered = { name: Words; at: number; of: number }

/** A new page with the shop's name above and its number below. */
export function openPage(sheet: Sheet, { name, at, of }: Numbered): void {
  sheet.page()
  sheet.write('VITRINE', [LEFT, 12], { size: 9, isBold: true, spacing: 1 })
  if (at > 1)
    sheet.write(name.en, [LEFT + 60, 12], { size: 8, width: WIDTH - 60, align: 'right', colour: GREY })
  rule(sheet, 17.5)
  sheet.write(`${at} / ${of}`, [LEFT, 285], { size: 8, width: WIDTH, align: 'right', colour: GREY })
  sheet.write('© Vitrine', [LEFT, 285], { size: 8, colour: GREY })
}

export function rule(sheet: Sheet, y: number): void {
  sheet.path(
    [
      [LEFT, y],
      [LEFT + WIDTH, y],
    ],
    { width: 0.15, colour: '#a39c8e' },
  )
}
