import { expect } from 'vitest'
import type { Shopper } from './a-shopper.ts'
import { axeBreaches, sidewaysOverflow } from './check-page.ts'
import { takeShot } from './take-shot.ts'

/** Takes a picture of the page, and finds nothing at fault with it. */
export async function isFine({ page }: Pick<Shopper, 'page'>, name: string): Promise<void> {
  await takeShot(page, name)
  // From the top: what the header covers by half is a matter of where one has scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  expect([await sidewaysOverflow(page), await axeBreaches(page)]).toEqual([[], []])
}
