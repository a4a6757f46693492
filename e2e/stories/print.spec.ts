import { expect, it } from 'vitest'
import { DESKTOP, openStage } from '../src/open-stage.ts'

const stage = openStage({ isShared: true })
/** What is left of a sheet of A4 between its margins. */
const SHEET = { width: 718, height: 1046 }

it('a printed product began with an empty sheet, kept its care to itself, and the bar to buy by lay on its words', async () => {
  const { main, opens, choosesFirstSize, page } = await stage.visit({ store: 'us', width: DESKTOP })
  await opens('/merino-v-neck-jumper')
  await choosesFirstSize()
  await page.setViewportSize(SHEET)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('[data-buy-bar]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const gallery = main.getByRole('region').first()
  expect(await gallery.getByRole('img').filter({ visible: true }).count()).toBe(1)
  expect((await gallery.boundingBox())?.height).toBeLessThan(SHEET.height / 2)
  expect(await page.locator('[data-buy-bar]').isVisible()).toBe(false)
  const shut = main.locator('details:not([open]) > div').first()
  expect((await shut.boundingBox())?.height).toBeGreaterThan(20)
})

it('a printed bag did not say which colour and size is in it', async () => {
  const { addsToBag, choosesFirstSize, main, opens, page, t } = await stage.visit({
    store: 'us',
    width: DESKTOP,
  })
  await opens('/merino-v-neck-jumper')
  await choosesFirstSize()
  await addsToBag()
  await opens('/cart')
  const chosen = main.getByRole('listitem').getByText('Slate').first()
  await chosen.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await chosen.isVisible()).toBe(true)
  expect(await main.getByRole('button', { name: t('cart.share') }).isVisible()).toBe(false)
})

it('a printed list had its ways to other lists cut at the edge, and a field to sort by', async () => {
  const { card, main, opens, page, t } = await stage.visit({ store: 'us', width: DESKTOP })
  await opens('/women')
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  expect(await card(0).isVisible()).toBe(true)
  expect(await main.getByRole('combobox').filter({ visible: true }).count()).toBe(0)
  expect(await main.getByRole('navigation', { name: t('list.subcategories') }).isVisible()).toBe(false)
})
