import { expect } from 'vitest'
import type { Shopper } from '../../a-shopper.ts'
import { isFine } from '../../is-fine.ts'

/** Who has agreed to be a partner says where the money goes. */
export async function givesAccount({ page, main, t }: Shopper, holder: string): Promise<void> {
  await page.getByRole('button', { name: t('partner.agree') }).click()
  await main.getByRole('textbox', { name: t('partner.holder') }).fill(holder)
  await main.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00')
  await main.getByRole('button', { name: t('partner.save') }).click()
  await main.getByText(t('partner.accountEnds', { holder, end: '3000' })).waitFor()
}

/** Whoever is due with them; each payout goes to the bank. */
export async function paysPartner(owner: Shopper, email: string): Promise<void> {
  const { page, main, t } = owner
  const payouts = main.getByRole('region', { name: t('staff.payouts') })
  const ready = payouts.getByRole('row').filter({ hasText: t('staff.checkReady') })
  await ready.filter({ hasText: email }).waitFor()
  const count = await ready.count()
  const act = { name: t('staff.payoutsRun', { count }) }
  await payouts.getByRole('button', act).click()
  await page.getByRole('dialog').getByRole('button', act).click()
  await page.getByText(t('staff.payoutsMade', { count })).waitFor()
  await isFine(owner, 'owners-day-payouts')
  const sent = payouts.getByRole('button', { name: t('staff.payoutsSent') })
  await sent.first().waitFor()
  for (let left = await sent.count(); left > 0; left -= 1) {
    await sent.first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('staff.payoutsSent') })
      .click()
    await expect.poll(() => sent.count()).toBe(left - 1)
  }
}
