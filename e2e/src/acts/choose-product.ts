import type { Walk } from '../walk-of.ts'

/** A value of any axis, by its name: colours are pictures, sizes are words. */
export async function choose({ page }: Walk, value: string): Promise<void> {
  const radio = page.getByRole('radio', { name: value, exact: true })
  await page.getByRole('main').locator('label').filter({ has: radio }).click()
  await radio.and(page.locator(':checked')).waitFor({ state: 'attached' })
}

/** The first size that is not sold out, whatever the catalogue calls it. */
export async function chooseFirstSize({ page, t }: Walk): Promise<void> {
  const soldOut = t('product.soldOutValue', { value: '' })
  const sizes = page.locator('main fieldset[data-axis=size] label')
  await sizes
    .filter({ hasNot: page.locator(`input[aria-label$="${soldOut}"]`) })
    .first()
    .click()
}

/** Answers when the bag has opened and its line is confirmed by the shop; others may have stood in it before. */
export async function addToBag({ page, t }: Walk): Promise<void> {
  // Any tab of the browser may be the one that sends what waits.
  const confirmed = page
    .context()
    .waitForEvent('response', (one) => one.url().includes('/api/cart/update') && one.ok())
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  const bag = page.getByRole('dialog', { name: t('cart.title') })
  const late = page.getByText(t('offline.panelFailed'))
  await bag.or(late).first().waitFor()
  // A panel whose code takes longer than three seconds does not open by itself (spec accounts §9): one presses again.
  if (!(await bag.isVisible())) await page.getByRole('banner').locator('a[href$="/cart"]').click()
  await bag.waitFor()
  await bag.getByRole('listitem').first().waitFor()
  await confirmed
  await untilSent({ page, t })
}

/** Nothing in the bag waits for the shop any more. */
export const untilSent = ({ page, t }: Pick<Walk, 'page' | 't'>) =>
  page.getByText(t('cart.waiting')).first().waitFor({ state: 'detached' })
