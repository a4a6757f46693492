import type { Shopper } from '../../a-shopper.ts'
import { isFine } from '../../is-fine.ts'

/** All that was paid for the order of this number, from its page. */
export async function refunds(owner: Shopper, number: string): Promise<void> {
  const { page, main, t } = owner
  await owner.opens(`/admin/orders?view=all&q=${number}`)
  await main.getByRole('row').nth(1).getByRole('button').first().click()
  const peek = page.getByRole('region', { name: t('staff.order'), exact: true })
  await peek.getByRole('button', { name: t('staff.refundDo', { sum: '' }).trim() }).click()
  await peek.getByText(t('staff.eventRefund'), { exact: true }).waitFor()
  await isFine(owner, 'owners-day-refund')
}
