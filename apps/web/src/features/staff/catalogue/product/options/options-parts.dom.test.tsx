import { beforeEach, expect, it } from 'vitest'
import { all, has, press, select, settled, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ProductView } from '../product-view.tsx'

const named = (sku: string, name: string) => ({
  ...{ id: sku.length, sku, name, status: 1, picture: null, stock: null },
})
const piece = (sku: string) => ({ sku, qty: 1, is_default: false, can_change_quantity: false })
const PRODUCT = {
  ...{ id: 7, sku: 'CAP', type: 'simple', version: 'v1', stock: null, variants: [], parent: null },
  named: { SCARF: named('SCARF', 'Wool scarf'), GLOVE: named('GLOVE', 'Glove') },
  parts: {
    ...{ status: 1, visibility: 4, texts: { en: { name: 'Cap' } }, prices: {}, flags: {} },
    links: [
      { type: 'related', sku: 'SCARF', qty: 1 },
      { type: 'related', sku: 'GLOVE', qty: 1 },
      { type: 'upsell', sku: 'SCARF', qty: 1 },
    ],
  },
  text_states: { en: 'there', de: 'missing', ru: 'missing', uk: 'missing', zh: 'missing' },
  ...{ paths: {}, lowest_30_days: {}, kept_parts: [], edited_at: null, edited_by: null },
}
let shop: ReturnType<typeof scriptedEngine>
const saved = () =>
  shop.client.asked.filter(({ id }) => id === 'catalog.edit.save').map(({ input }) => input?.body)
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['catalog.edit.save'] = () => ({ items: [] })
})
async function open(product: object = PRODUCT, store = 'us') {
  shop.client.script['catalog.edit.get'] = () => product
  await openPage(<ProductView id={7} />, { shop, store, address: '/admin/catalogue/7' })
  await settled()
}
const save = () => press('button', /^Save/)

it('what is worn with it changes its order, one is left out, one is added by its number; what stands elsewhere stays', async () => {
  await open()
  expect(has('field', 'Pieces of the group: SKU')).toBe(false)
  await press('button', 'Glove: earlier')
  await press('button', 'Wool scarf: leave out')
  await type('Worn with: SKU', ' HAT-1 ')
  await press('button', 'Add')
  await save()
  expect(saved()).toMatchObject([
    {
      items: [
        {
          id: 7,
          version: 'v1',
          parts: {
            links: [
              { type: 'upsell', sku: 'SCARF', qty: 1 },
              { type: 'related', sku: 'GLOVE', qty: 1 },
              { type: 'related', sku: 'HAT-1', qty: 1 },
            ],
          },
        },
      ],
    },
  ])
})

it('a place is called by the language of the screen, and in English where that one is missing', async () => {
  const place = { type: 'select', required: true, selections: [] }
  const bundle_options = [
    { ...place, titles: { en: 'Top', de: 'Oberteil' } },
    { ...place, titles: { en: 'Trousers' } },
  ]
  await open({ ...PRODUCT, type: 'bundle', parts: { ...PRODUCT.parts, links: [], bundle_options } }, 'de')
  expect([has('field', 'Oberteil: SKU'), has('field', 'Trousers: SKU')]).toEqual([true, true])
})

it('a place of a bundle gets a title, a piece and a number of them; a piece that is there is not added twice', async () => {
  const bundle_options = [
    { titles: { en: 'Top' }, type: 'select', required: true, selections: [piece('SCARF')] },
  ]
  await open({ ...PRODUCT, type: 'bundle', parts: { ...PRODUCT.parts, links: [], bundle_options } })
  await type('Top: Title, Deutsch', 'Oberteil')
  await type('Top: SKU', 'SCARF')
  await press('button', 'Add')
  await type('SCARF: Pieces', '2')
  await press('checkbox', 'Chosen at first')
  await save()
  expect(saved()).toMatchObject([
    {
      items: [
        {
          id: 7,
          version: 'v1',
          parts: {
            bundle_options: [
              {
                ...{ titles: { en: 'Top', de: 'Oberteil' }, type: 'select', required: true },
                selections: [{ ...piece('SCARF'), qty: 2, is_default: true }],
              },
            ],
          },
        },
      ],
    },
  ])
})

it('an option to write becomes one to choose: its values come, its own price goes', async () => {
  const custom_options = [
    {
      ...{ titles: { en: 'Engraving' }, type: 'field', required: false, prices: { us: 5 } },
      ...{ price_type: 'fixed', max_characters: 12, values: [] },
    },
  ]
  await open({ ...PRODUCT, parts: { ...PRODUCT.parts, links: [], custom_options } })
  await select('Engraving: Kind', 'One, all in view')
  await press('button', 'Add a value')
  await type('Engraving, No. 1: Title, English', 'Initials')
  await type('Engraving, Initials: Price, Deutschland', '4.5')
  await save()
  expect(saved()).toMatchObject([
    {
      items: [
        {
          id: 7,
          version: 'v1',
          parts: {
            custom_options: [
              {
                ...{ titles: { en: 'Engraving' }, type: 'radio', required: false, prices: {} },
                ...{ price_type: 'fixed', max_characters: 0 },
                values: [{ titles: { en: 'Initials' }, prices: { de: 4.5 }, price_type: 'fixed' }],
              },
            ],
          },
        },
      ],
    },
  ])
})

it('a file of a download is named, priced and sold by itself', async () => {
  await open({ ...PRODUCT, type: 'downloadable', parts: { ...PRODUCT.parts, links: [], downloads: [] } })
  await press('button', 'Add a file')
  await type('No. 1: Title, English', 'Pattern')
  await type('Pattern: Address of the file', 'patterns/cap.pdf')
  await press('checkbox', 'Each file can be bought by itself')
  await save()
  expect(saved()).toMatchObject([
    {
      items: [
        {
          id: 7,
          version: 'v1',
          parts: {
            downloads: [{ titles: { en: 'Pattern' }, file: 'patterns/cap.pdf', prices: {} }],
            downloads_sold_separately: true,
          },
        },
      ],
    },
  ])
})

it('variants get another attribute to differ in, and one more of them', async () => {
  const attribute = (attribute_code: string, frontend_label: string) => ({
    ...{ attribute_code, frontend_label, frontend_input: 'select', options: [] },
  })
  shop.client.script['attribute.list'] = () => ({
    items: [attribute('color', 'Colour'), attribute('size', 'Size')],
  })
  const parts = { ...PRODUCT.parts, links: [], axes: ['color'], children: ['CAP-R'] }
  await open({ ...PRODUCT, type: 'configurable', parts })
  await select('Also differ in …', 'Size')
  await type('Variants: SKU', 'CAP-G')
  await press('button', 'Add')
  await press('button', 'CAP-G: earlier')
  await save()
  expect(saved()).toMatchObject([
    { items: [{ parts: { axes: ['color', 'size'], children: ['CAP-G', 'CAP-R'] } }] },
  ])
})

it('a variant has neither options nor links of its own', async () => {
  await open({ ...PRODUCT, parent: { id: 9, sku: 'CAPS', name: 'Caps' } })
  expect(all('heading', /Shown with it|What shoppers may choose/)).toHaveLength(0)
})

it('without a variant yet, no table of pieces stands there with nothing in it', async () => {
  const product = { ...PRODUCT, type: 'configurable', parts: { ...PRODUCT.parts, children: [], axes: [] } }
  await open(product)
  expect(document.querySelector('section[aria-label="Stock"]')).toBe(null)
})
