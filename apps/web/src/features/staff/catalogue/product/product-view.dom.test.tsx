import { beforeEach, expect, it } from 'vitest'
import { all, type as fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ProductView } from './product-view.tsx'

const media = (path: string, label = '') => ({ path, label, color_key: null })
const PRODUCT = {
  ...{ id: 7, sku: 'CAP', type: 'simple', version: 'v1', stock: null, variants: [], named: {}, parent: null },
  parts: {
    ...{ status: 1, visibility: 4, texts: { en: { name: 'Cap' } }, prices: {}, flags: {} },
    media: [media('a.jpg', 'from the front'), media('b.jpg'), media('c.jpg')],
  },
  text_states: { en: 'there', de: 'missing', ru: 'missing', uk: 'missing', zh: 'missing' },
  ...{ paths: {}, lowest_30_days: {}, kept_parts: [], edited_at: null, edited_by: null },
}
let shop: ReturnType<typeof scriptedEngine>
const sent = () =>
  shop.client.asked.filter(({ id }) => id === 'catalog.edit.save').map(({ input }) => input?.body)
const shown = () => [...document.querySelectorAll('ol img')].map((img) => img.getAttribute('src')?.slice(-5))
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['catalog.edit.get'] = () => PRODUCT
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
})
async function open() {
  await openPage(<ProductView id={7} />, { shop, address: '/admin/catalogue/7' })
  await settled()
}

it('pictures change places by buttons, one is left out, and what is read out is written; one save sends them', async () => {
  await open()
  expect(shown()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await press('button', 'Picture 2: earlier')
  await press('button', 'Picture 3: leave out')
  await fill('Picture 1: Read out in its place', 'from the back')
  expect(shown()).toEqual(['b.jpg', 'a.jpg'])
  expect(
    [all('button', /earlier/)[0], all('button', /later/)[1]].map((one) => one?.hasAttribute('disabled')),
  ).toEqual([true, true])
  find('button', /^Save/).click()
  await settled()
  const parts = { media: [media('b.jpg', 'from the back'), media('a.jpg', 'from the front')] }
  expect(sent()).toEqual([{ items: [{ id: 7, version: 'v1', parts }] }])
})

it('one picture for two colours stood there three times once it was moved: each row is itself', async () => {
  const red = { ...media('a.jpg'), color_key: 'red' }
  shop.client.script['catalog.edit.get'] = () => ({
    ...PRODUCT,
    parts: { ...PRODUCT.parts, media: [media('a.jpg'), red, media('a.jpg'), media('b.jpg')] },
  })
  await open()
  await press('button', 'Picture 4: earlier')
  await press('button', 'Picture 3: earlier')
  expect(shown()).toEqual(['a.jpg', 'b.jpg', 'a.jpg', 'a.jpg'])
})

it.each([500, 404])('a product that could not be read (%i) had no heading', async (code) => {
  shop.client.script['catalog.edit.get'] = refuses(code)
  await open()
  expect([has('heading', 'Product'), page().length > 'Product'.length]).toEqual([true, true])
})
