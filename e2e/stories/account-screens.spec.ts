import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { digitsOf } from '../src/acts/ask-for-code.ts'
import { ANNA } from '../src/acts/fill-checkout.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'
import { sentTo } from '../src/outbox.ts'
import { takeShot } from '../src/take-shot.ts'

const stage = openStage()
const SCREENS = [
  '',
  '/edit',
  '/orders',
  '/wishlist',
  '/recently-viewed',
  '/bonuses',
  '/addresses',
  '/privacy',
]

/** From the list, in the first size there is. */
async function putsWishIntoBag({ page, main, t, bag }: Shopper, shot: string): Promise<void> {
  await main
    .getByRole('button', { name: new RegExp(`^${t('product.add')}`) })
    .first()
    .press('Enter')
  const sizes = main.getByRole('group').getByRole('radio')
  await sizes.first().waitFor()
  const gone = t('product.soldOutValue', { value: '' })
  for (const size of await sizes.all()) {
    if ((await size.getAttribute('aria-label'))?.endsWith(gone)) continue
    await size.press(' ')
    break
  }
  expect([await axeBreaches(page), await sidewaysOverflow(page), await cutButtons(page)]).toEqual([
    [],
    [],
    [],
  ])
  await takeShot(page, shot)
  await main.getByRole('group').getByRole('button').last().press('Enter')
  await bag.getByRole('listitem').first().waitFor()
}

describe.each(
  inTurn(import.meta.url, [
    { store: 'us', width: DESKTOP },
    { store: 'de', width: PHONE },
    { store: 'us', width: PHONE },
    { store: 'de', width: DESKTOP },
  ]),
)('the account at $store, $width px wide', (visit) => {
  it('stands in nobody’s way on any screen', async () => {
    const clara = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = clara
    await clara.opens()
    await signIn(page, stage.shop(), 'customer@vitrine.example')
    for (const screen of SCREENS) {
      await clara.opens(`/my-account${screen}`)
      await main.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0)
      await takeShot(page, `account${screen.replace('/', '-')}-${visit.store}`)
      expect(await axeBreaches(page), screen).toEqual([])
      expect([...(await sidewaysOverflow(page)), ...(await cutButtons(page))], screen).toEqual([])
    }
    await clara.opens('/my-account/wishlist')
    await putsWishIntoBag(clara, `wish-size-${visit.store}`)
    await clara.opens('/my-account')
    await main.getByText(t('account.waiting')).waitFor()
    await main.getByText(t('account.scaleNow', { sum: '' }).slice(0, 12)).waitFor()
    await takeShot(page, `account-bag-${visit.store}`)
  })
})

it('by keys alone one comes from the menu to an order under way and to one’s details', async () => {
  const clara = await stage.visit({ store: 'de', pictures: false })
  const { page, main, t } = clara
  /** Tab until the focus stands on what is called so; at the end of the page it stands on nothing. */
  async function tabsTo(name: string | RegExp, key = 'Tab') {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        const at = document.activeElement === document.body ? null : document.activeElement
        return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
      })
      if (focused.search(name) >= 0) return
    }
    throw new Error(`no Tab leads to ${name}`)
  }
  await clara.opens()
  await signIn(page, stage.shop(), 'customer@vitrine.example')
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Clara Weiss').waitFor()
  await tabsTo('Clara Weiss')
  await page.keyboard.press('Enter')
  await main.getByText(t('account.hello', { name: 'Clara Weiss' })).waitFor()
  await main.getByRole('link', { name: t('account.nth', { place: 12 }) }).waitFor()
  // The page begins at its heading, and its ways stand above it.
  await tabsTo(new RegExp(`^${t('account.details')}\\s*$`), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await main.getByRole('heading', { name: t('account.contacts') }).waitFor()
  await page.goBack()
  await main.getByRole('link', { name: t('account.nth', { place: 12 }) }).waitFor()
  await tabsTo(t('account.nth', { place: 12 }))
  await page.keyboard.press('Enter')
  await main.locator('button[aria-expanded="true"]').waitFor()
})

it.each(
  inTurn(import.meta.url, [
    { store: 'us', width: PHONE, place: { postcode: '02138', city: 'Cambridge' } },
    { store: 'de', width: DESKTOP, place: { postcode: '10115', city: 'Berlin' } },
  ]),
)(
  'a guest at $store, $width px wide, keeps the order in an account by one code',
  async ({ place, ...visit }) => {
    const email = `keeps-${visit.store}@shopper.example`
    const anna = await stage.visit({ ...visit, pictures: false })
    const { page, main, t } = anna
    await anna.opens('/merino-roll-neck')
    await anna.choosesFirstSize()
    await anna.addsToBag()
    await anna.opens('/checkout')
    await anna.fillsCheckout({ ...ANNA, ...place, email })
    await anna.placeButton.click()
    const number = await anna.readsOrderNumber()
    const keep = main.getByRole('region', { name: t('order.keep') })
    await keep.getByText(email).waitFor()
    expect([await axeBreaches(page), await sidewaysOverflow(page), await cutButtons(page)]).toEqual([
      [],
      [],
      [],
    ])
    await takeShot(page, `keep-order-${visit.store}`)
    const before = await sentTo(anna, email)
    await keep.getByRole('button').press('Enter')
    await expect.poll(() => page.getByLabel(t('login.contact')).inputValue()).toBe(email)
    await page.getByLabel(t('login.contact')).press('Enter')
    await page.getByLabel(t('login.digits')).waitFor()
    await page.getByLabel(t('login.digits')).fill(digitsOf(await sentTo(anna, email, before)))
    await page.getByText(t('login.done')).first().waitFor()
    await keep.waitFor({ state: 'detached' })
    await anna.opens(`/my-account/orders/${number}`)
    await main.locator('button[aria-expanded="true"]').waitFor()
  },
)
