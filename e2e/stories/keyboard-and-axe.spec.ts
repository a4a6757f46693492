import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { holdsFocus } from '../src/acts/holds-focus.ts'
import { atBothShops } from '../src/catalogues.ts'
import { axeBreaches, cutButtons, sidewaysOverflow } from '../src/check-page.ts'
import { inTurn } from '../src/in-turn.ts'
import { DESKTOP, PHONE, type Stage } from '../src/open-stage.ts'

const PRODUCT = '/merino-roll-neck'

atBothShops((stage, catalogue) => {
  const { source, configurable, subcategory } = catalogue
  const product = `/p/${configurable.sku}/x`
  const pages = [
    ['home', ''],
    ['a category', subcategory],
    ['search', '/search?q=wool'],
    ['a product', product],
  ]
  const further = [
    ['a filtered category', `${subcategory}?price=20_150`],
    ['the empty bag', '/cart'],
    ['not found', '/nothing-here'],
  ]

  describe.each(source === 'demo' ? inTurn(import.meta.url, [PHONE, DESKTOP]) : [PHONE])(
    'nothing stands in anybody’s way, %i px wide',
    (width) => {
      let anna: Shopper

      it.each(source === 'demo' ? [...pages, ...further] : pages)('on %s', async (_, path) => {
        anna ??= await stage.visit({ width, pictures: false, stays: true })
        await anna.opens(path)
        await anna.title.first().waitFor()
        expect(await axeBreaches(anna.page)).toEqual([])
      })

      if (source === 'demo') {
        it('in the menu', async () => {
          await anna.page.getByRole('button', { name: anna.t('shell.menu') }).click()
          await anna.page.getByRole('dialog').getByRole('link').first().waitFor()
          expect(await axeBreaches(anna.page)).toEqual([])
          await anna.page.keyboard.press('Escape')
        })

        it('in the drawer, the bag and the checkout', async () => {
          await anna.opens(product)
          await anna.choosesFirstSize()
          await anna.addsToBag()
          expect(await axeBreaches(anna.page)).toEqual([])
          await anna.opens('/cart')
          await anna.main.getByRole('link', { name: anna.t('cart.checkout') }).waitFor()
          expect(await axeBreaches(anna.page)).toEqual([])
          await anna.opens('/checkout')
          await anna.placeButton.click()
          await anna.main.getByRole('link', { name: anna.t('checkout.email') }).waitFor()
          expect(await axeBreaches(anna.page)).toEqual([])
        })
      }
    },
  )

  const { simple, downloadable, grouped, bundle } = catalogue
  const types = [simple, configurable.sku, downloadable, grouped.sku, bundle.sku]

  it.each(inTurn(import.meta.url, ['de', 'cn']))(
    'the words of the store %s stay inside a phone on each type of page',
    async (store) => {
      const anna = await stage.visit({ width: PHONE, store, pictures: false })
      for (const sku of source === 'demo' ? [...types, 'VI-GIFT'] : types) {
        await anna.opens(`/p/${sku}/x`)
        await anna.title.waitFor()
        expect(await sidewaysOverflow(anna.page), sku).toEqual([])
        expect(await cutButtons(anna.page), sku).toEqual([])
        if (store === 'de') expect(await axeBreaches(anna.page), sku).toEqual([])
      }
    },
  )

  if (source === 'demo') {
    describe('what lies over a product', () => liesOverAProduct(stage))
    describe('the search for breaches itself', () => findsPlantedBreaches(stage))
    describe('someone who has only a keyboard', () => buysByKeyboard(stage))
  }
})

function liesOverAProduct(stage: Stage): void {
  it('axe finds nothing in the sheet of sizes, the guide and the large picture', async () => {
    const anna = await stage.visit({ width: PHONE, pictures: false })
    await anna.opens(PRODUCT)
    const name = (await anna.title.textContent()) ?? ''
    await anna.page.locator('[data-buy-bar] button').click()
    for (const title of ['purchase.chooseSize', 'purchase.findSize'] as const) {
      if (title === 'purchase.findSize')
        await anna.main.getByRole('button', { name: anna.t('purchase.findSize') }).click()
      const panel = anna.page.getByRole('dialog', { name: anna.t(title) })
      await panel.waitFor()
      expect(await axeBreaches(anna.page)).toEqual([])
      await panel.getByRole('button', { name: anna.t('shell.close') }).click()
      await panel.waitFor({ state: 'detached' })
    }
    await anna.main.getByRole('button', { name: anna.t('product.zoom') }).click()
    const large = anna.page.getByRole('dialog', { name })
    const isAt = (number: number) =>
      large.getByText(new RegExp(anna.t('product.pictureCount', { number, count: 0 }).replace('0', '\\d+')))
    await isAt(1).waitFor()
    await anna.page.keyboard.press('ArrowRight')
    await isAt(2).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
  })

  it('a wide screen shows the large picture whole, and a tap brings it nearer', async () => {
    const anna = await stage.visit({ width: DESKTOP })
    await anna.opens(PRODUCT)
    await anna.main.getByRole('button', { name: anna.t('product.zoom') }).click()
    const height = () =>
      anna.page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((one) => one.clientHeight)
    const screen = await anna.page.evaluate(() => innerHeight)
    await expect.poll(height).toBe(screen)
    await anna.page.getByRole('button', { name: anna.t('product.larger') }).click()
    await expect.poll(height).toBeGreaterThan(2 * screen)
  })
}

function findsPlantedBreaches(stage: Stage): void {
  it('finds the ones that are planted', async () => {
    const { page } = await stage.visit({ pictures: false })
    await page.setContent(
      '<html><body><main><img src="x"><p style="color:#ccc">pale</p></main></body></html>',
    )
    const breaches = (await axeBreaches(page)).map((breach) => breach.split(':')[0])
    expect(breaches).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'html-has-lang']))
  })
}

function buysByKeyboard(stage: Stage): void {
  let anna: Shopper

  /** Tab until the focus stands where it is wanted. */
  async function tabsTo(selector: string) {
    for (let presses = 0; presses < 80; presses += 1) {
      await anna.page.keyboard.press('Tab')
      if (await anna.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    }
    throw new Error(`no Tab leads to ${selector}`)
  }

  const isBackAtTheButton = () =>
    expect
      .poll(() => anna.page.evaluate(() => document.activeElement?.textContent))
      .toContain(anna.t('product.add'))

  it('skips to the content', async () => {
    anna = await stage.visit({ pictures: false, stays: true })
    await anna.opens(PRODUCT)
    await anna.page.keyboard.press('Tab')
    const skip = anna.page.getByRole('link', { name: anna.t('shell.skip') })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await anna.page.keyboard.press('Enter')
    await anna.page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  it('is asked for the size when it is missing; Escape leads back', async () => {
    await tabsTo('[data-buy]')
    await anna.page.keyboard.press('Enter')
    const sheet = anna.page.getByRole('dialog', { name: anna.t('purchase.chooseSize') })
    await holdsFocus(sheet)
    await anna.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await isBackAtTheButton()
  })

  it('chooses and adds with Enter; the drawer takes the focus and gives it back', async () => {
    await anna.page.keyboard.press('Enter')
    await holdsFocus(anna.page.getByRole('dialog', { name: anna.t('purchase.chooseSize') }))
    await anna.page.keyboard.press('Tab')
    await anna.page.keyboard.press('Tab')
    await anna.page.keyboard.press('Enter')
    await anna.page.waitForURL(/childSku=/)
    await anna.bag.getByRole('listitem').first().waitFor()
    await holdsFocus(anna.bag)
    await anna.page.keyboard.press('Escape')
    await anna.bag.waitFor({ state: 'hidden' })
    await isBackAtTheButton()
  })

  it('is asked before a line goes; Escape keeps it and the drawer stays', async () => {
    await anna.page.keyboard.press('Enter')
    const bin = anna.bag.getByRole('button', { name: /^Remove / })
    await bin.press('Enter')
    const question = anna.bag.getByRole('alertdialog')
    await question.waitFor()
    await anna.page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await anna.bag.isVisible()).toBe(true)
    await holdsFocus(bin)
    await anna.page.keyboard.press('Escape')
    await anna.bag.waitFor({ state: 'hidden' })
    await isBackAtTheButton()
  })

  it('takes a line out and back, and the focus is never lost', async () => {
    await anna.page.keyboard.press('Enter')
    await anna.bag.getByRole('button', { name: /^Remove / }).press('Enter')
    await holdsFocus(anna.bag.getByRole('alertdialog'))
    await anna.page.keyboard.press('Enter')
    await holdsFocus(anna.bag.getByRole('button', { name: anna.t('cart.undo') }))
    await anna.bag.getByRole('listitem').waitFor({ state: 'detached' })
    await anna.page.keyboard.press('Enter')
    await anna.bag.getByRole('listitem').first().waitFor()
  })
}
