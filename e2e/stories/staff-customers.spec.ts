// A customer calls: found, made good with bonuses, noted; and the rooms beside it are fine in another language on a phone.
import { it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })

const store = 'ru'
it('on a phone the staff finds a customer, gives bonuses with a reason, keeps a note, and looks into the other rooms', async () => {
  const ada = await stage.visit({ width: PHONE, store, pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin/customers')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  await main.getByLabel(t('staff.customerSearch')).fill('customer@')
  await main
    .getByText(t('staff.customersOf', { shown: 1, total: 1 }), { exact: false })
    .waitFor({ state: 'attached' })
  await isFine(ada, `staff-customers-${store}`)
  await main.getByRole('row').getByRole('button', { name: /Clara/ }).click()
  await main.getByRole('button', { name: t('staff.bookingDo') }).click()
  await page.getByLabel(t('staff.ledgerSum')).fill('5')
  await page.getByLabel(t('staff.bookingReason')).fill(`Parcel late ${store}`)
  await page.getByRole('dialog').getByRole('button').last().click()
  await main.getByText(`Parcel late ${store}`).waitFor()
  await main.getByLabel(t('staff.noteNew')).fill(`Calls ${store}`)
  await main.getByRole('button', { name: t('staff.noteAdd') }).click()
  await main.getByText(`Calls ${store}`).waitFor()
  await isFine(ada, `staff-customer-${store}`)
  for (const room of ['staff', 'gift-cards', 'commerce']) {
    await ada.opens(`/admin/${room}`)
    await main.getByRole('heading', { level: 1 }).waitFor()
    await main.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await isFine(ada, `staff-${room}-${store}`)
  }
})
