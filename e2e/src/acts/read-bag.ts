import type { Locator } from 'playwright-core'
import type { Shopper } from '../a-shopper.ts'

/** In the header: it says how many pieces the bag holds. */
export const bagLink = ({ page, t }: Shopper, count: number): Locator =>
  page.getByRole('link', { name: t('shell.bag', { count }) })

/** Whether or not a drawer lies over the header. */
export const bagHolds = (shopper: Shopper, count: number): Promise<void> =>
  bagLink(shopper, count).waitFor({ state: 'attached' })
