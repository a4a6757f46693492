import type { Shopper } from '../../a-shopper.ts'

/** With all orders of the list; the moment in which it could be taken back is not waited for. */
export async function takesAll({ page, main, t }: Shopper, step: string, count: number): Promise<void> {
  await main.getByRole('checkbox', { name: t('staff.selectAll') }).check()
  const bar = page.getByRole('region', { name: t('staff.chosen', { count }), exact: true })
  await bar.getByRole('button', { name: new RegExp(`^${step}`) }).click()
  const held = page.getByRole('region', { name: t('staff.bulkHeld', { count, act: step }) })
  await held.getByRole('button', { name: t('shell.close') }).click()
  await page.getByText(t('staff.bulkDone', { count })).waitFor()
}
