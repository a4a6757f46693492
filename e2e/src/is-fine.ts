import { expect } from 'vitest'
import type { Shopper } from './a-shopper.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from './check-page.ts'
import { takeShot } from './take-shot.ts'

/** Finds nothing at fault with the page as it stands; with a name it takes its picture, too. */
export async function isFine({ page }: Pick<Shopper, 'page'>, name?: string): Promise<void> {
  if (name) await takeShot(page, name)
  // From the top: what the header covers by half is a matter of where one has scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  expect([await sidewaysOverflow(page), await cutButtons(page), await axeBreaches(page)]).toEqual([
    [],
    [],
    [],
  ])
}
