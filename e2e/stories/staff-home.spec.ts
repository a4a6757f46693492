// The first page of the shop's people, the ways from it by keys, and a coupon from its making to its end.
import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('a manager in %s at %i px', (store, width) => {
  it('sees what needs a hand and what was sold, and makes a coupon, changes and stops it', async () => {
    const mona = await stage.visit({ width, store, pictures: false })
    const { page, main, t } = mona
    await mona.opens('/admin')
    await signIn(page, stage.shop(), 'manager@vitrine.example')
    await main.getByRole('heading', { name: t('staff.homeNeeds') }).waitFor()
    await main.getByRole('heading', { name: t('staff.homeSales') }).waitFor()
    await main
      .getByRole('button', { name: t('staff.homeYear') })
      .first()
      .click()
    await main.getByRole('button', { name: t('staff.homeTable') }).click()
    // A phone shows rows without their heads.
    await main.getByRole('button', { name: t('staff.homeTable'), expanded: true }).waitFor()
    await isFine(mona, `staff-home-${store}`)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: t('staff.find') }).fill(t('staff.coupons').slice(0, 4))
    await page.getByRole('option', { name: t('staff.coupons') }).waitFor()
    await isFine(mona, `staff-find-${store}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/admin\/coupons/)
    await main.getByRole('heading', { name: t('staff.coupons') }).waitFor()
    await isFine(mona, `staff-coupons-${store}`)

    await page.keyboard.press('n')
    const peek = main.getByRole('region', { name: t('staff.coupon'), exact: true })
    const code = `STORY${store.toUpperCase()}`
    await peek.getByLabel(t('staff.couponCode'), { exact: true }).fill(code)
    await peek.getByLabel(t('staff.couponLimit')).fill('100')
    await isFine(mona, `staff-coupon-${store}`)
    await peek.getByRole('button', { name: t('staff.couponSave') }).click()
    await peek.getByRole('heading', { name: code }).waitFor()
    await peek.getByRole('button', { name: t('staff.couponStop') }).click()
    await page.getByText(t('staff.couponStopped'), { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: new RegExp(t('staff.couponsOver')) }).click()
    await main.getByRole('row').filter({ hasText: code }).waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBe('over')

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: t('staff.keysTitle') }).waitFor()
    await isFine(mona, `staff-keys-${store}`)
  })
})
