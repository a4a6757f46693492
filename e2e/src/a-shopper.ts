// What a shopper does, in words. Everything is found by role and by the words of the store, as a person would.
import type { Page } from 'playwright-core'
import { filterBy, pricesShown, sortBy } from './acts/browse-list.ts'
import { addToBag, choose, chooseFirstSize } from './acts/choose-product.ts'
import { fillCheckout, type Person } from './acts/fill-checkout.ts'
import { untilAlive } from './until-alive.ts'
import { type Place, walkOf } from './walk-of.ts'

export type Shopper = ReturnType<typeof aShopper>

export function aShopper(page: Page, place: Place) {
  const walk = walkOf(page, place)
  const { t, isPhone } = walk
  const main = page.getByRole('main')
  /** A size that came from the list stands there by its own name. */
  const untilInAddress = () => page.waitForURL(/[?&](childSku|size)=/)
  return {
    ...walk,
    main,
    bag: page.getByRole('dialog', { name: t('cart.title') }),
    /** The cards of the list itself, without those below or beside it. */
    cards: main.locator('[aria-busy]').getByRole('article'),
    title: main.getByRole('heading', { level: 1 }),
    /** Opens an address of the store: '' is its home. */
    async opens(path = '') {
      const response = await page.goto(`${place.url}/${place.store}${path}`, {
        waitUntil: 'domcontentloaded',
      })
      if (place.isAlive) await untilAlive(page)
      return response
    },
    async opensFromMenu(category: string) {
      if (isPhone) {
        await page.getByRole('button', { name: t('shell.menu') }).click()
        const menu = page.getByRole('dialog')
        const branch = menu.getByRole('group').filter({ hasText: category })
        if ((await branch.getAttribute('open')) === null) await branch.locator('summary').click()
        await branch.getByRole('link', { name: t('shell.allOf') }).click()
      } else {
        await page
          .getByRole('navigation', { name: t('shell.mainNav') })
          .getByRole('link', { name: category })
          .click()
      }
      await main.getByRole('heading', { level: 1, name: category }).waitFor()
    },
    async narrowsTo(category: string) {
      const tabs = page.getByRole('navigation', { name: t('list.subcategories') })
      await tabs.getByRole('link', { name: category, exact: true }).click()
      await main.getByRole('heading', { level: 1, name: category, exact: true }).waitFor()
    },
    filtersBy: (names: string[]) => filterBy(walk, names),
    sortsBy: (sort: 'price-asc' | 'price-desc') => sortBy(walk, sort),
    pricesShown: () => pricesShown(walk),
    card: (position: number) => main.getByRole('article').nth(position),
    choosesColour: (colour: string) => choose(walk, colour),
    async choosesSize(size: string) {
      await choose(walk, size)
      await untilInAddress()
    },
    async choosesFirstSize() {
      await chooseFirstSize(walk)
      await untilInAddress()
    },
    addsToBag: () => addToBag(walk),
    fillsCheckout: (person: Person) => fillCheckout(walk, person),
    async readsOrderNumber() {
      const heading = main.locator('[data-order-number]')
      await heading.waitFor()
      return (await heading.getAttribute('data-order-number')) ?? ''
    },
    /** The button names the sum, so it appears only once the shop has counted it. */
    placeButton: page.getByRole('button', { name: anyPrice(t('checkout.place', { price: '#' })) }),
  }
}

const anyPrice = (text: string) => new RegExp(`^${text.replace('#', '.+')}$`)
