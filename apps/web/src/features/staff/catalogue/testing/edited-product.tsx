import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ProductView } from '../product/product-view.tsx'

export const THERE = { en: 'there', de: 'there', ru: 'there', uk: 'there', zh: 'there' } as const

/** A cap as the shop has it; parts and facts by what a test says. */
export const anEditedProduct = (parts: object = {}, more: object = {}) => ({
  ...{ id: 7, sku: 'CAP', type: 'simple', version: 'v1', variants: [], named: {}, parent: null },
  stock: { qty: 5, held: 1, manage_stock: true, low_stock_qty: 2 },
  parts: {
    ...{ status: 1, visibility: 4, texts: { en: { name: 'Cap' } }, prices: {}, flags: {}, media: [] },
    ...parts,
  },
  text_states: THERE,
  ...{ paths: {}, lowest_30_days: {}, kept_parts: [], edited_at: null, edited_by: null },
  ...more,
})

/** The shop of one product: what stands there is changed by a test, what is saved is counted. */
export function productDesk(product: object = anEditedProduct()) {
  const shop = scriptedEngine()
  const { script } = shop.client
  const desk = { shop, stands: product, open, saved, bodies }
  script['catalog.edit.get'] = () => desk.stands
  script['catalog.edit.save'] = () => ({ items: [] })
  script['attribute.list'] = () => ({ items: [] })
  script['catalog.categories.list'] = () => ({ version: 'one', items: [] })
  async function open(store = 'us') {
    const opened = await openPage(<ProductView id={7} />, { shop, store, address: '/admin/catalogue/7' })
    await settled()
    return opened
  }
  function bodies() {
    return shop.client.asked
      .filter(({ id }) => id === 'catalog.edit.save')
      .map(({ input }) => input?.body as { items: { id: number; parts: object; stock?: object }[] })
  }
  /** What the last save says of the product itself. */
  function saved() {
    return bodies()
      .at(-1)
      ?.items.find(({ id }) => id === 7)?.parts
  }
  return desk
}
