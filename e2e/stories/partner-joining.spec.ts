// How a customer becomes a partner: asks, is answered by the staff, agrees, and reads the guide.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })

async function decides(name: string, handle: string, press: 'approve' | 'refuse') {
  const staff = await stage.visit({ store: 'us' })
  const { page, t } = staff
  await staff.opens('/admin/partners')
  await signIn(page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
  const application = page.getByRole('article', { name: `@${handle}` })
  await application.getByRole('button', { name: t(`staff.${press}`) }).click()
  if (press === 'refuse') {
    await application.getByRole('textbox').fill('We look for people who show knitwear.')
    await isFine(staff, `staff-applications-${name}`)
    await application.getByRole('button', { name: t('staff.refuse') }).click()
  }
  await application.waitFor({ state: 'detached' })
}

async function asks(shopper: Shopper, handle: string) {
  const { page, t } = shopper
  await page.getByRole('textbox', { name: t('partner.handle') }).fill(handle)
  await page.getByRole('textbox', { name: t('partner.link') }).fill(`example.com/${handle}`)
  await page.getByRole('textbox', { name: t('partner.about') }).fill('I photograph knitwear in daylight.')
  await page.getByRole('button', { name: t('partner.apply') }).click()
}

describe.each(
  inTurn(import.meta.url, [
    ['de', PHONE],
    ['ua', DESKTOP],
  ] as const),
)('in %s at %i px a customer', (store, width) => {
  it('asks to become a partner, hears no, asks again, agrees and finds the guide', async () => {
    const handle = `mila.${store}`
    const mila = await stage.visit({ store, width })
    const { page, t } = mila
    await mila.opens('/cabinet')
    await page.getByText(t('partner.guest')).waitFor()
    await signIn(page, stage.shop(), `${handle}@shopper.example`)
    await page.getByRole('heading', { level: 1, name: t('partner.become') }).waitFor()
    await asks(mila, 'two words')
    await page.getByText(t('partner.handleWrong')).waitFor()
    await isFine(mila, `partner-apply-${store}`)
    await asks(mila, handle)
    await page.getByText(t('partner.waiting', { handle })).waitFor()

    await decides(store, handle, 'refuse')
    await page.reload()
    await page.getByText('We look for people who show knitwear.').waitFor()
    await asks(mila, handle)
    await page.getByText(t('partner.waiting', { handle })).waitFor()
    await decides(store, handle, 'approve')

    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('partner.agreement') }).waitFor()
    await isFine(mila, `partner-agreement-${store}`)
    await page.getByRole('button', { name: t('partner.agree') }).click()
    const rooms = page.getByRole('navigation', { name: t('partner.title') })
    await rooms.getByRole('link', { name: t('partner.guide') }).click()
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    await isFine(mila, `partner-guide-${store}`)
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click()
    await page.waitForURL(/cabinet\/wiki\/good-pictures$/)
    await isFine(mila, `partner-article-${store}`)

    await rooms.getByRole('link', { name: t('partner.settings') }).click()
    await page.getByRole('textbox', { name: t('partner.profileText') }).fill('Linen, mostly.')
    await page.getByRole('button', { name: t('partner.save') }).click()
    await page.getByText(t('account.saved')).waitFor()
    await isFine(mila, `partner-settings-${store}`)
    await page.reload()
    const text = page.getByRole('textbox', { name: t('partner.profileText') })
    await expect.poll(() => text.inputValue()).toBe('Linen, mostly.')
  })
})

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ru', PHONE],
  ] as const),
)('a manager in %s at %i px', (store, width) => {
  it('sees what partners are owed, makes the payouts and hands the bank its file', async () => {
    const max = await stage.visit({ store, width })
    const { page, t } = max
    await max.opens('/admin/partners')
    await signIn(page, stage.shop(), { email: 'mona@staff.example', roles: ['manager'] })
    const payouts = page.getByRole('region', { name: t('staff.payouts') })
    await payouts.getByRole('row').nth(1).waitFor()
    await isFine(max, `staff-partners-${store}`)
    const run = payouts.getByRole('button').first()
    if (await run.isEnabled()) {
      await run.click()
      await page.getByRole('dialog').getByRole('button').last().click()
    }
    // Whoever was ready is paid, and nobody is paid twice.
    await expect.poll(() => run.textContent()).toBe(t('staff.payoutsRun', { count: 0 }))
    expect(await run.isDisabled()).toBe(true)
    const file = payouts.getByRole('button', { name: t('staff.bankFile', { currency: 'EUR' }) })
    await file.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toMatch(/^payouts-EUR-\d{4}-\d\d-\d\d\.xml$/)
    await isFine(max, `staff-payouts-${store}`)
  })
})
