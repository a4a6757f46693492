import { beforeEach, expect, it } from 'vitest'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  select,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { anEditedProduct, productDesk } from '../testing/edited-product.tsx'

const option = (key: string, label: string) => ({ key, label })
const attribute = ([code, label, kind]: [string, string, string], options: object[] = []) => ({
  ...{ attribute_code: code, frontend_label: label, frontend_input: kind, options },
})
const ATTRIBUTES = [
  attribute(['season', 'Season', 'select'], [option('summer', 'Summer'), option('winter', 'Winter')]),
  attribute(['care', 'Care', 'multiselect'], [option('30', 'Wash at 30'), option('iron', 'Iron')]),
  attribute(['lined', 'Lined', 'boolean']),
  attribute(['height', 'Height', 'number']),
  attribute(['origin', 'Made in', 'text']),
]
const category = (id: number, parent_id: number | null, [key, name]: [string, string]) => ({
  ...{ id, parent_id, key, name, is_active: true, include_in_menu: true, products: 1 },
})
const CATEGORIES = [
  category(1, null, ['women', 'Women']),
  category(2, 1, ['women/caps', 'Caps']),
  category(3, null, ['men', 'Men']),
  category(4, 3, ['men/caps', 'Caps']),
]
let desk: ReturnType<typeof productDesk>
beforeEach(() => {
  desk = productDesk()
  desk.shop.client.script['attribute.list'] = () => ({ items: ATTRIBUTES })
  desk.shop.client.script['catalog.categories.list'] = () => ({ version: 'one', items: CATEGORIES })
})
const openWith = (parts: object, more: object = {}) => {
  desk.stands = anEditedProduct(parts, more)
  return desk.open()
}
const save = () => press('button', /^Save Ctrl/)
const optionsOf = (name: string) =>
  [...(find('select', name) as HTMLSelectElement).options].slice(1).map(textOf)
const shown = () =>
  [...document.querySelectorAll('section[aria-label="Attributes"] fieldset')].map((one) =>
    one.getAttribute('aria-label'),
  )

it('shows the attributes a product has, and offers those it has not', async () => {
  await openWith({ attributes: { season: ['winter'], lined: ['1'] } })
  expect([shown(), optionsOf('Add an attribute')]).toEqual([
    ['Season', 'Lined'],
    ['Care', 'Height', 'Made in'],
  ])
  expect((find('select', 'Season') as HTMLSelectElement).selectedOptions[0]?.text).toBe('Winter')
})

it('says of a product without any that it has none', async () => {
  await openWith({ attributes: {} })
  expect(page()).toContain('It has no attributes.')
})

it('each kind is answered in its way, and one save sends all with those that were there', async () => {
  await openWith({ attributes: { season: ['winter'] } })
  for (const name of ['Care', 'Lined', 'Height', 'Made in']) await select('Add an attribute', name)
  await press('checkbox', 'Iron')
  await press('checkbox', 'Wash at 30')
  await press('checkbox', 'Iron')
  await select('Lined', 'no')
  await fill('Height', '12.5')
  await fill('Made in', 'Italy')
  await save()
  expect(desk.saved()).toEqual({
    attributes: {
      ...{ season: ['winter'], care: ['30'], lined: ['0'] },
      ...{ height: ['12.5'], origin: ['Italy'] },
    },
  })
})

it('an answer taken away is sent as none, and its field stays to answer it anew', async () => {
  await openWith({ attributes: { season: ['winter'], origin: ['Italy'] } })
  await press('button', 'Take away: Season')
  await fill('Made in', '')
  expect([shown(), find('button', 'Take away: Season').hasAttribute('disabled')]).toEqual([
    ['Season', 'Made in'],
    true,
  ])
  await save()
  expect(desk.saved()).toEqual({ attributes: { season: [], origin: [] } })
})

it('“nothing” chosen in a list is no option', async () => {
  await openWith({ attributes: { season: ['winter'] } })
  await select('Season', 'nothing')
  await save()
  expect(desk.saved()).toEqual({ attributes: { season: [] } })
})

it('of a product with variants it is said where theirs are', async () => {
  const variants = [{ id: 8, sku: 'CAP-RED', version: 'v8', name: 'Cap', stock: null, options: {} }]
  await openWith({ attributes: {}, children: ['CAP-RED'], axes: [] }, { type: 'configurable', variants })
  expect(page()).toContain('Variants have their own')
})

it('two categories of one name are told apart by what they stand under', async () => {
  await openWith({ categories: ['women/caps'] })
  expect(has('button', 'Take out: Women › Caps')).toBe(true)
  expect(optionsOf('Put into a category')).toEqual(['Women', 'Men', 'Men › Caps'])
})

it('is put into one category and taken out of another; in none only the search finds it', async () => {
  await openWith({ categories: ['women/caps'] })
  await select('Put into a category', 'Men › Caps')
  await press('button', 'Take out: Women › Caps')
  await save()
  expect(desk.saved()).toEqual({ categories: ['men/caps'] })
  await press('button', 'Take out: Women › Caps')
  expect(page()).toContain('It stands in no category')
})

it('a category that is gone from the tree is called by its key, and can be taken out', async () => {
  await openWith({ categories: ['old/caps'] })
  await press('button', 'Take out: old/caps')
  await save()
  expect(desk.saved()).toEqual({ categories: [] })
})

it('pieces are not counted of a group, nor has a bundle a price of its own', async () => {
  const grouped = await openWith({ links: [] }, { type: 'grouped', stock: null })
  expect([has('field', 'Stock, CAP'), has('field', 'Price, United States')]).toEqual([false, false])
  grouped.leave()
  await openWith({ bundle_options: [] }, { type: 'bundle', stock: null })
  expect([has('field', 'Stock, CAP'), has('field', 'Price, United States')]).toEqual([false, false])
  expect(all('button', 'Add a place')).toHaveLength(1)
})

it('a price typed for a store where it is not sold, and erased again, leaves nothing to save', async () => {
  await openWith({ prices: { us: { price: 20, special_price: null, special_from: null, special_to: null } } })
  await fill('Price, Europe', '18')
  expect(page()).toContain('1 change not saved')
  await fill('Price, Europe', '')
  expect([page().includes('not saved'), typedIn('Price, Europe')]).toEqual([false, ''])
})
