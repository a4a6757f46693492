// The staff at a tablet, upright, and on a phone in the room whose rail is icons only.
import { expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { sidewaysOverflow } from '../src/check-page.ts'
import { isFine } from '../src/is-fine.ts'
import { openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()
const TABLET = 768
const ROOMS = ['', '/orders', '/customers', '/reviews', '/settings', '/content', '/audit']

it('no room is wider than a tablet, and who works there can sign out', async () => {
  const ada = await stage.visit({ width: TABLET, store: 'ua', pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  for (const room of ROOMS) {
    await ada.opens(`/admin${room}`)
    await main.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0)
    expect([room, await sidewaysOverflow(page)]).toEqual([room, []])
  }
  await ada.opens('/admin/orders')
  await main.getByRole('table', { name: t('staff.orders') }).waitFor()
  await isFine(ada, 'staff-orders-tablet')
  await page.getByRole('link', { name: t('account.signOut') }).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('/admin'))
})

it('the menu of a phone tells its rooms by words in every room', async () => {
  const ada = await stage.visit({ width: PHONE, pictures: false })
  const { page, t } = ada
  await ada.opens('/admin/design')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  await page.getByRole('button', { name: t('staff.moreRooms') }).click()
  const word = page.getByRole('dialog').getByText(t('staff.coupons'), { exact: true })
  await word.waitFor()
  expect((await word.boundingBox())?.width).toBeGreaterThan(20)
})

it('no word of a row has a line of its own below it on a phone, nor do two lines part one row from the next', async () => {
  const ada = await stage.visit({ width: PHONE, pictures: false })
  const { page, main } = ada
  await ada.opens('/admin/content')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  for (const room of ['/content', '/partners', '/customers']) {
    await ada.opens(`/admin${room}`)
    const cells = main.locator('tbody').first().locator('td')
    await cells.first().waitFor()
    const lines = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell).borderBottomWidth),
    )
    expect([room, new Set(lines)]).toEqual([room, new Set(['0px'])])
  }
})

it('whether an order is paid is a badge as wide as its words on a phone, not a bar across it', async () => {
  const ada = await stage.visit({ width: PHONE, pictures: false })
  const { page, main, t } = ada
  await ada.opens('/admin/orders?view=all')
  await signIn(page, stage.shop(), 'admin@vitrine.example')
  await main.getByRole('row').getByRole('button', { name: /\d/ }).first().click()
  const words = (['staff.payOpen', 'staff.payPending', 'staff.payPaid', 'staff.payFailed'] as const).map(
    (key) => t(key),
  )
  const header = page.getByRole('region', { name: t('staff.order'), exact: true }).locator('header')
  const badge = header.getByText(new RegExp(`^(${words.join('|')})$`))
  await badge.waitFor()
  expect((await badge.boundingBox())?.width).toBeLessThan(PHONE / 2)
})
