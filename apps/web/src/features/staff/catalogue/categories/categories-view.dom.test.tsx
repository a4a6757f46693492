import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  below,
  type as fill,
  find,
  has,
  page,
  press,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { CategoriesView } from './categories-view.tsx'

const item = (id: number, parent_id: number | null, name: string) => ({
  ...{ id, parent_id, name, key: name.toLowerCase() },
  ...{ is_active: true, include_in_menu: true, products: id },
})
const ITEMS = [item(1, null, 'Women'), item(2, 1, 'Dresses'), item(3, 1, 'Coats'), item(4, null, 'Men')]
const CATEGORY = {
  ...{ id: 2, key: 'women/dresses', parent_id: 1, version: 'v1', paths: { en: 'women/dresses' } },
  parts: {
    texts: { en: { name: 'Dresses', description: '', url_key: 'dresses' } },
    ...{ is_active: true, include_in_menu: true, image: null },
  },
  ...{ products: 2, children: 0, uses: { coupons: 0, royalties: 0 }, kept_parts: [] },
}
let shop: ReturnType<typeof scriptedEngine>
const sent = (id: string) =>
  shop.client.asked
    .filter((one) => one.id === id)
    .map(({ input }) => [(input?.params as { id: number } | undefined)?.id, input?.body])
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')]
const names = () => rows().map((row) => row.querySelector('span[class]:nth-of-type(2)')?.textContent)
async function key(name: string, more: object = {}) {
  await act(async () => {
    const focused = document.activeElement
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }))
  })
  await settled()
}
const focused = () => document.activeElement?.getAttribute('data-category')

beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['catalog.categories.list'] = () => ({ version: 'one', items: ITEMS })
  shop.client.script['catalog.categories.get'] = () => CATEGORY
  shop.client.script['catalog.edit.list'] = () => ({ items: [], total: 0 })
})
async function open(id?: number) {
  await openPage(<CategoriesView id={id} />, { shop, address: '/admin/catalogue/categories' })
  await settled()
}

it('arrows walk the tree and fold its branches; one row at a time is in the order of Tab', async () => {
  await open()
  expect(names()).toEqual(['Women', 'Dresses', 'Coats', 'Men'])
  rows()[0]?.focus()
  await key('ArrowRight')
  expect(focused()).toBe('2')
  await key('ArrowDown')
  await key('ArrowLeft')
  expect(focused()).toBe('1')
  await key('ArrowLeft')
  expect([names(), rows()[0]?.getAttribute('aria-expanded')]).toEqual([['Women', 'Men'], 'false'])
  await key('End')
  expect([focused(), rows().filter(({ tabIndex }) => tabIndex === 0).length]).toEqual(['4', 1])
})

it('Alt with an arrow moves the row, from the tree that is seen; what cannot be is not asked for', async () => {
  const after = [item(1, null, 'Women'), item(3, 1, 'Coats'), item(2, 1, 'Dresses'), item(4, null, 'Men')]
  shop.client.script['catalog.categories.move'] = () => ({ version: 'two', items: after })
  await open()
  rows()[2]?.focus()
  await key('ArrowUp', { altKey: true })
  expect(names()).toEqual(['Women', 'Coats', 'Dresses', 'Men'])
  await key('ArrowUp', { altKey: true })
  rows()[3]?.focus()
  await key('ArrowRight', { altKey: true })
  rows()[1]?.focus()
  await key('ArrowLeft', { altKey: true })
  expect(sent('catalog.categories.move')).toEqual([
    [3, { tree: 'one', parent: 1, before: 2 }],
    [4, { tree: 'two', parent: 1, before: null }],
    [3, { tree: 'two', parent: null, before: 4 }],
  ])
})

it('of two who move at once the second is shown how it stands now', async () => {
  shop.client.script['catalog.categories.move'] = () => {
    throw new CallError({ code: 409, result: 'CATEGORIES_MOVED' })
  }
  await open(2)
  await press('button', 'Dresses: down')
  expect(shop.client.asked.filter(({ id }) => id === 'catalog.categories.list')).toHaveLength(2)
})

it('texts in two languages and the menu are saved together; what somebody else wrote meanwhile is shown', async () => {
  shop.client.script['catalog.categories.save'] = () => {
    shop.client.script['catalog.categories.get'] = () => ({
      ...CATEGORY,
      version: 'v2',
      parts: {
        ...CATEGORY.parts,
        include_in_menu: false,
        texts: { ...CATEGORY.parts.texts, de: { name: 'Roben' } },
      },
    })
    throw new CallError({ code: 409, result: 'CATEGORY_CHANGED' })
  }
  await open(2)
  await fill('Name, Deutsch', 'Kleider')
  await press('checkbox', 'The menu lists it')
  await press('checkbox', 'The menu lists it')
  await press('checkbox', 'Shoppers see it')
  find('button', /^Save/).click()
  await settled()
  const texts = { ...CATEGORY.parts.texts, de: { name: 'Kleider', description: '', url_key: '' } }
  expect(sent('catalog.categories.save')).toEqual([
    [2, { version: 'v1', parts: { texts, is_active: false } }],
  ])
  expect(page()).toContain('Texts, Deutsch, Name: – Roben')
  await press('checkbox', 'The menu lists it')
  shop.client.script['catalog.categories.save'] = () => CATEGORY
  find('button', /^Save/).click()
  await settled()
  expect(sent('catalog.categories.save').at(-1)).toEqual([
    2,
    { version: 'v2', parts: { texts, is_active: false, include_in_menu: true } },
  ])
})

it('a category that has others below it says why it stays; an empty one goes after a word', async () => {
  shop.client.script['catalog.categories.get'] = () => ({ ...CATEGORY, children: 2 })
  await open(2)
  await press('button', 'Delete category')
  expect(page()).toContain('2 categories stand below it')
  expect(document.querySelectorAll('dialog button')).toHaveLength(1)
})

it('products go to the parent with the category’s addresses, and this is said before', async () => {
  shop.client.script['catalog.categories.remove'] = () => ({
    version: 'three',
    items: [item(1, null, 'Women')],
  })
  await open(2)
  await press('button', 'Delete category')
  expect(page()).toContain('Its 2 products go to Women.')
  const [, go] = document.querySelectorAll<HTMLElement>('dialog button')
  await act(async () => go?.click())
  await settled()
  expect(sent('catalog.categories.remove')).toEqual([[2, { version: 'v1', products_to_parent: true }]])
  expect([names(), has('dialog')]).toEqual([['Women'], false])
})

it('what is written while it is saved is not lost, and is saved upon that', async () => {
  let answer: () => void = () => undefined
  shop.client.script['catalog.categories.save'] = () =>
    new Promise((resolve) => (answer = () => resolve(CATEGORY)))
  await open(2)
  await fill('Name, English', 'Gowns')
  await press('button', /^Save/)
  await fill('Name, English', 'Evening gowns')
  const saved = { texts: { en: { ...CATEGORY.parts.texts.en, name: 'Gowns' } } }
  shop.client.script['catalog.categories.get'] = () => ({
    ...{ ...CATEGORY, version: 'v2', parts: { ...CATEGORY.parts, ...saved } },
  })
  await act(async () => answer())
  await settled()
  expect([typedIn('Name, English'), page().includes('Somebody')]).toEqual(['Evening gowns', false])
  await press('button', /^Save/)
  expect(sent('catalog.categories.save').at(-1)).toMatchObject([
    2,
    { version: 'v2', parts: { texts: { en: { name: 'Evening gowns' } } } },
  ])
})

it('who goes to another category with changes here is asked first', async () => {
  const address = '/admin/catalogue/categories/2'
  const opened = await openPage(<CategoriesView id={2} />, { shop, address })
  await settled()
  await fill('Name, English', 'Gowns')
  await act(async () => rows()[2]?.click())
  await settled()
  expect([opened.address(), has('heading', 'Leave without saving?')]).toEqual([address, true])
  await press('button', 'Leave without saving')
  expect(opened.address()).toBe('/admin/catalogue/categories/3')
})

it('a category needs a name, which is asked for at its field; what the shop refuses stands there, too', async () => {
  shop.client.script['catalog.categories.create'] = refuses(400, {
    details: [
      { path: 'parts.texts.en.name', key: 'REQUIRED', reason: 'NAME_MISSING', message: 'needs a name' },
      { path: 'parent', key: 'REFUSED', message: 'is gone' },
    ],
  })
  await open()
  await press('button', 'New category')
  await press('button', 'Make it')
  expect([below('English name'), sent('catalog.categories.create')]).toEqual(['Please fill this in.', []])
  expect(document.activeElement).toBe(find('field', 'English name'))
  await fill('English name', '.')
  await press('button', 'Make it')
  expect([below('English name'), page().includes('is not accepted')]).toEqual([
    'the English name is missing',
    true,
  ])
  shop.client.script['catalog.categories.create'] = refuses(0)
  await press('button', 'Make it')
  expect([textOf(find('alert')), typedIn('English name')]).toEqual([
    'There is no connection at the moment. Please try again.',
    '.',
  ])
})
