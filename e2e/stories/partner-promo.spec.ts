// Promo mode: the shop as a partner sees it who looks for something to promote, and as it was before.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })
const PIA = { email: 'partner@vitrine.example', roles: ['blogger'] } as const

async function opensMenu({ page, t }: Shopper) {
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).press('Enter')
  const menu = page.getByRole('dialog', { name: t('shell.menu'), exact: true })
  await menu.waitFor()
  return menu
}
const lineOf = ({ page, t }: Shopper) => page.getByRole('complementary', { name: t('partner.promo') })
const switchIn = (menu: Awaited<ReturnType<typeof opensMenu>>, { t }: Shopper) =>
  menu.getByRole('switch', { name: t('partner.promo') })

/** All of women, from the menu, once that counts what the mode shows. */
async function opensWomen(pia: Shopper, differsFrom = '') {
  const { page, t } = pia
  const menu = await opensMenu(pia)
  const branch = menu.getByRole('group').nth(1)
  const counter = branch.locator('summary small')
  await expect.poll(() => counter.textContent()).not.toBe(differsFrom)
  const count = (await counter.textContent()) ?? ''
  await branch.locator('summary').click()
  await branch.getByRole('link', { name: t('shell.allOf') }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return count
}

/** Pieces of the list that have no page for anybody who is no partner. */
const hiddenIn = (page: Shopper['page']): Promise<string[]> =>
  page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main [aria-busy] article a[href]')
    const hrefs = [...new Set([...links].map(({ href }) => href))]
    const replies = await Promise.all(hrefs.map((href) => fetch(href, { credentials: 'omit' })))
    return hrefs.filter((_, at) => replies[at]?.status === 404)
  })

async function opensHidden(pia: Shopper) {
  const { page } = pia
  const [hidden = ''] = await hiddenIn(page)
  expect(hidden).not.toBe('')
  const { pathname } = new URL(hidden)
  const list = await pia.title.textContent()
  await page.locator(`main article a[href="${pathname}"]`).first().press('Enter')
  await page.waitForURL(hidden)
  await expect.poll(() => pia.title.textContent()).not.toBe(list)
  const name = (await pia.title.textContent()) ?? ''
  await isFine(pia, `promo-piece-${pia.store}`)
  // The page a server makes knows nobody; what is in the device brings the piece back.
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return { name, pathname }
}

/** Offered while its name is typed. */
async function findsByName({ page, t }: Shopper, { name, pathname }: { name: string; pathname: string }) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.search') })
    .click()
  const panel = page.getByRole('dialog', { name: t('search.title') })
  await panel.getByRole('combobox').fill(name)
  await panel.locator(`a[href="${pathname}"]`).first().waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
}

describe.each(
  inTurn(import.meta.url, [
    ['de', PHONE],
    ['ua', DESKTOP],
  ] as const),
)('in %s at %i px a partner', (store, width) => {
  it('sees what there is to promote alone, also pieces for partners only, until it is switched off', async () => {
    const pia = await stage.visit({ store, width })
    const { page, t, cards } = pia
    await pia.opens()
    await signIn(page, stage.shop(), PIA)
    const whole = await opensWomen(pia)
    const menu = await opensMenu(pia)
    await switchIn(menu, pia).press('Space')
    await page.keyboard.press('Escape')
    await lineOf(pia).waitFor()
    // Also on the next page that comes from the server.
    await pia.opens()
    await lineOf(pia).waitFor()
    const few = await opensWomen(pia, whole)
    await expect.poll(() => cards.count()).toBe(Number(few))
    await isFine(pia, `promo-list-${store}`)
    await findsByName(pia, await opensHidden(pia))
    await pia.opens('/cabinet/sales')
    await pia.title.waitFor()
    expect(await lineOf(pia).count()).toBe(0)
    await pia.opens()
    await lineOf(pia)
      .getByRole('button', { name: t('partner.promoEnd') })
      .press('Enter')
    await lineOf(pia).waitFor({ state: 'detached' })
    expect(await opensWomen(pia, few)).toBe(whole)
    await expect.poll(() => cards.count()).toBeGreaterThan(Number(few))
    expect(await hiddenIn(page)).toEqual([])
  })
})
