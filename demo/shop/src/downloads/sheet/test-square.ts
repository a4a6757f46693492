import { GREY } from './page.ts'
import type { Sheet } from './sheet.ts'

/** Whoever prints measures it first. */
export function testSquare(sheet: Sheet, [x, y]: readonly [number, number]): void {
  sheet.path(
    [
      [x, y],
      [x + 50, y],
      [x + 50, y + 50],
      [x, y + 50],
      [x, y],
    ],
    { width: 0.3 },
  )
  sheet.write('5 cm × 5 cm', [x, y + 15], { size: 12, isBold: true, width: 50, align: 'center' })
  sheet.write('Print at 100 % and measure me.', [x, y + 22], { size: 8, width: 50, align: 'center' })
  const german = { size: 7, width: 50, align: 'center', colour: GREY } as const
  sheet.write('Mit 100 % drucken und nachmessen.', [x, y + 27], german)
}
