import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { axeBreaches } from '../src/check-page.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()
const PRODUCT = '/merino-roll-neck'

describe.each([PHONE, DESKTOP])('nothing stands in anybody’s way, %i px wide', (width) => {
  let anna: Shopper

  it.each([
    ['home', ''],
    ['a category', '/women/knitwear'],
    ['a filtered category', '/women/knitwear?size=30'],
    ['search', '/search?q=wool'],
    ['a product', PRODUCT],
    ['the empty bag', '/cart'],
    ['not found', '/nothing-here'],
  ])('on %s', async (_, path) => {
    anna ??= await stage.visit({ width, pictures: false })
    await anna.opens(path)
    await anna.title.first().waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
  })

  it('in the menu', async () => {
    await anna.page.getByRole('button', { name: anna.t('shell.menu') }).click()
    await anna.page.getByRole('dialog').getByRole('link').first().waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.page.keyboard.press('Escape')
  })

  it('in the drawer, the bag and the checkout', async () => {
    await anna.opens(PRODUCT)
    await anna.choosesFirstSize()
    await anna.addsToBag()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.opens('/cart')
    await anna.main.getByRole('link', { name: anna.t('cart.checkout') }).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
    await anna.opens('/checkout')
    await anna.placeButton.click()
    await anna.main.getByText(anna.t('checkout.wrongEmail')).waitFor()
    expect(await axeBreaches(anna.page)).toEqual([])
  })
})

describe('the search for breaches itself', () => {
  it('finds the ones that are planted', async () => {
    const { page } = await stage.visit({ pictures: false })
    await page.setContent(
      '<html><body><main><img src="x"><p style="color:#ccc">pale</p></main></body></html>',
    )
    const breaches = (await axeBreaches(page)).map((breach) => breach.split(':')[0])
    expect(breaches).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'html-has-lang']))
  })
})

describe('someone who has only a keyboard', () => {
  let anna: Shopper

  /** Tab until the focus stands where it is wanted. */
  async function tabsTo(selector: string) {
    for (let presses = 0; presses < 80; presses += 1) {
      await anna.page.keyboard.press('Tab')
      if (await anna.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    }
    throw new Error(`no Tab leads to ${selector}`)
  }

  it('skips to the content', async () => {
    anna = await stage.visit({ pictures: false })
    await anna.opens(PRODUCT)
    await anna.page.keyboard.press('Tab')
    const skip = anna.page.getByRole('link', { name: anna.t('shell.skip') })
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await anna.page.keyboard.press('Enter')
    await anna.page.waitForFunction(() => document.activeElement?.id === 'content')
  })

  it('is asked for the size when it is missing', async () => {
    await tabsTo('main button:has(span + span)')
    await anna.page.keyboard.press('Enter')
    await anna.main.getByRole('alert').waitFor()
    expect(await anna.page.evaluate(() => document.activeElement?.closest('fieldset')?.dataset.axis)).toBe(
      'size',
    )
  })

  it('chooses with Space and adds with Enter; the drawer takes the focus and gives it back', async () => {
    await anna.page.keyboard.press('Space')
    await anna.page.waitForURL(/childSku=/)
    await tabsTo('main button:has(span + span)')
    await anna.page.keyboard.press('Enter')
    await anna.bag.getByRole('listitem').first().waitFor()
    expect(await anna.bag.evaluate((bag) => bag.contains(document.activeElement))).toBe(true)
    await anna.page.keyboard.press('Escape')
    await anna.bag.waitFor({ state: 'hidden' })
    const back = await anna.page.evaluate(() => document.activeElement?.textContent)
    expect(back).toContain(anna.t('product.add'))
  })

  it('is asked before a line goes; Escape keeps it and the drawer stays', async () => {
    await anna.page.keyboard.press('Enter')
    await anna.bag.getByRole('button', { name: /^Remove / }).press('Enter')
    const question = anna.bag.getByRole('alertdialog')
    await question.waitFor()
    await anna.page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await anna.bag.isVisible()).toBe(true)
    await anna.page.keyboard.press('Escape')
    await anna.bag.waitFor({ state: 'hidden' })
  })
})
