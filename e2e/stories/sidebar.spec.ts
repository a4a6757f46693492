import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn, isWhole } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()

declare const window: { __reactRouterManifest?: { routes: object } }

async function opensMenu({ page, t }: Shopper) {
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).press('Enter')
  const menu = page.getByRole('dialog', { name: t('shell.menu'), exact: true })
  await menu.waitFor()
  return menu
}

async function comesIn(visit: { store: string; width: number }, email: string) {
  const shopper = await stage.visit({ ...visit, pictures: false })
  await shopper.opens()
  await signIn(shopper.page, stage.shop(), email)
  const menu = await opensMenu(shopper)
  return { ...shopper, menu }
}

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: DESKTOP },
    { store: 'de', width: PHONE },
  ]),
)('the sidebar at $store, $width px wide', (visit) => {
  const shot = (page: Shopper['page'], name: string) =>
    takeShot(page, `sidebar-${name}-${visit.store}-${visit.width}`)

  it('lets a guest in, and chooses a country in place', async () => {
    const guest = await stage.visit({ ...visit, pictures: false })
    const { page, t } = guest
    await guest.opens()
    const menu = await opensMenu(guest)
    await menu.getByRole('link', { name: t('login.title'), exact: true }).waitFor()
    await menu.getByRole('link', { name: t('order.lookup') }).waitFor()
    await isFine(guest)
    await shot(page, 'guest')
    await menu.getByRole('button', { name: t('shell.country') }).press('Enter')
    await page.getByText(t('shell.countryNote')).waitFor()
    await isFine(guest)
    await shot(page, 'country')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('shows a customer the last three orders, leads to one, and signs out', async () => {
    const clara = await comesIn(visit, 'customer@vitrine.example')
    const { page, t, menu, main } = clara
    const orders = menu.getByRole('region', { name: t('account.orders') })
    await expect.poll(() => orders.getByRole('listitem').count()).toBe(3)
    await isFine(clara)
    await shot(page, 'customer')
    await orders.getByRole('link').first().press('Enter')
    await page.waitForURL(/my-account\/orders\/\d{9}$/)
    await menu.waitFor({ state: 'hidden' })
    await main.locator('button[aria-expanded="true"]').waitFor()
    await opensMenu(clara)
    // The notice stays two seconds, and may come before the page, which takes the focus, and a key that is on its way with it.
    const told = page.getByText(t('notice.signedOut'), { exact: true }).waitFor()
    await menu.getByRole('button', { name: t('account.signOut'), exact: true }).press('Enter')
    await Promise.all([told, page.waitForURL(new RegExp(`/${visit.store}/?$`))])
    await main.locator('h1:focus').waitFor()
    await opensMenu(clara)
    await menu.getByRole('link', { name: t('login.title'), exact: true }).waitFor()
  })

  it.runIf(isWhole)('shows a partner their money and rooms', async () => {
    const pia = await comesIn(visit, 'partner@vitrine.example')
    const { page, t, menu } = pia
    await menu.getByText(t('partner.active'), { exact: true }).waitFor()
    await isFine(pia)
    await shot(page, 'partner')
    await menu.getByRole('link', { name: t('partner.sales'), exact: true }).press('Enter')
    await page.waitForURL(/cabinet\/sales$/)
  })

  it.runIf(isWhole)('lets a manager act for a customer, and back', async () => {
    const max = await comesIn(visit, 'manager@vitrine.example')
    const { page, t, menu } = max
    await menu.getByRole('link', { name: t('account.backOffice') }).waitFor()
    await isFine(max)
    await shot(page, 'manager')
    await menu.getByLabel(t('account.actContact')).fill('customer@vitrine.example')
    await page.keyboard.press('Enter')
    const back = menu.getByRole('region', { name: t('account.staff') }).getByRole('button')
    await back.filter({ hasText: t('account.actEnd') }).waitFor()
    await menu.getByText('Clara Weiss').waitFor()
    await isFine(max)
    await shot(page, 'acting')
    await back.press('Enter')
    await menu.getByText('Max Horn').waitFor()
  })

  it('leads a manager to the back office and back, though a shopper’s page has no table of its pages', async () => {
    const max = await comesIn(visit, 'manager@vitrine.example')
    const { page, t, menu, main } = max
    const table = () => page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}))
    await expect.poll(table).not.toContain('pages/staff/staff-home-page')
    await menu.getByRole('link', { name: t('account.backOffice'), exact: true }).press('Enter')
    await page.waitForURL(/\/admin$/)
    await main.getByRole('heading', { name: t('staff.homeNeeds') }).waitFor()
    await expect.poll(table).toContain('pages/staff/staff-home-page')
    await page.goBack()
    await page.waitForURL(new RegExp(`/${visit.store}/?$`))
    const again = await opensMenu(max)
    await again.getByRole('link', { name: t('account.backOfficeOrders'), exact: true }).press('Enter')
    await page.waitForURL(/\/admin\/orders/)
    await main.getByRole('heading', { name: t('staff.orders'), level: 1 }).waitFor()
  })
})
