import { expect, test } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { unpack } from '#web/lib/loaded/packed.ts'
import { loadFrame } from './load-frame.ts'

const category = (id: number, product_count: number) => ({
  ...{ id, name: `Room ${id}`, url_path: `room-${id}`, is_active: true, include_in_menu: true },
  ...{ product_count, approved_count: 0, children_data: [] },
})
const MENU = { 'category.tree': () => ({ items: [category(1, 3), category(2, 0), category(3, 1)] }) }
const settings = (json: object) => ({ 'cms.block': () => ({ json }) })

async function frameOf(script: Parameters<typeof shopRequest>[0]) {
  const { shop, logged } = shopRequest(script)
  const { packed, isWhole } = await loadFrame(shop)
  const { menu = [], info, popular } = unpack(packed)
  return { isWhole, menu: menu.map(({ id }) => id), phone: info?.phone, failures: logged.length, popular }
}

test('a page has the rooms that hold something, as the shop has ordered them, and its phone', async () => {
  const told = settings({ phone_display: '+49 30 1', navbar: { category_ids: [3, 1, 9] } })
  expect(await frameOf({ ...MENU, ...told })).toEqual({
    ...{ isWhole: true, menu: [3, 1], phone: '+49 30 1', failures: 0 },
  })
})

test('a shop that says nothing of itself yet has a whole frame all the same', async () => {
  const bare = { 'cms.block': refuses(404) }
  expect(await frameOf({ ...MENU, ...bare })).toEqual({ isWhole: true, menu: [1, 3], phone: '', failures: 0 })
})

test.each(['category.tree', 'cms.block'])(
  'without %s a page is poorer, not broken, and that is said',
  async (id) => {
    const script = { ...MENU, ...settings({ phone_display: '1' }), [id]: refuses(500) }
    expect(await frameOf(script)).toMatchObject({ isWhole: false, failures: 1 })
  },
)

test('what there is most of is told with it, for the search to open whole; a frame without is whole, too', async () => {
  const buckets = [
    { key: '1', label: 'Scarf', doc_count: 2 },
    { key: '2', label: 'Coat', doc_count: 5 },
  ]
  const words = { aggregations: { agg_terms_ptype: { buckets } }, attributeMetadata: [] }
  const script = { ...MENU, ...settings({}) }
  expect(await frameOf({ ...script, 'catalog.post': () => words })).toMatchObject({
    popular: ['Coat', 'Scarf'],
  })
  const without = await frameOf({ ...script, 'catalog.post': refuses(500) })
  expect(without).toMatchObject({ isWhole: true, failures: 0, popular: undefined })
})
