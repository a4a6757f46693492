import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { AttributesView } from './attributes-view.tsx'

const item = (id: number, code: string, label: string) => ({
  ...{ id, code, label, kind: 'select', is_filterable: id === 1, is_visible_on_front: true },
  ...{ has_swatches: id === 1, options: 2, products: id },
})
const ITEMS = [item(1, 'color', 'Colour'), item(2, 'season', 'Season'), item(3, 'brand', 'Brand')]
const COLOR = {
  ...{ id: 1, code: 'color', kind: 'select', version: 'v1', products: 3, kept_parts: [] },
  parts: {
    labels: { en: 'Colour', de: 'Farbe' },
    ...{ is_filterable: true, is_visible_on_front: true, is_comparable: false },
    options: [
      { key: 'red', labels: { en: 'Red', de: 'Rot' }, swatch: '#b3262e' },
      { key: 'navy', labels: { en: 'Navy' }, swatch: '#1d2a44' },
    ],
  },
  option_products: { red: 2 },
}
let shop: ReturnType<typeof scriptedEngine>
const sent = (id: string) =>
  shop.client.asked
    .filter((one) => one.id === id)
    .map(({ input }) => [(input?.params as { id: number } | undefined)?.id, input?.body])
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const codes = () => rows().map((row) => row.dataset.attribute)
const options = () => [...document.querySelectorAll<HTMLElement>('[data-option]')]
async function key(name: string, more: object = {}) {
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })
    document.activeElement?.dispatchEvent(event)
  })
  await settled()
}
async function save() {
  find('button', /^Save/).click()
  await settled()
}

beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['catalog.attributes.list'] = () => ({ version: 'one', items: ITEMS })
  shop.client.script['catalog.attributes.get'] = () => COLOR
  shop.client.script['catalog.attributes.save'] = () => COLOR
})
async function open(id?: number) {
  await openPage(<AttributesView id={id} />, { shop, address: '/admin/catalogue/attributes' })
  await settled()
}

it('arrows walk the list, with Alt they move, from the order that is seen', async () => {
  const moved = [ITEMS[1], ITEMS[0], ITEMS[2]]
  shop.client.script['catalog.attributes.move'] = () => ({ version: 'two', items: moved })
  await open()
  rows()[0]?.focus()
  await key('ArrowDown')
  expect(document.activeElement?.getAttribute('data-attribute')).toBe('2')
  await key('ArrowUp', { altKey: true })
  expect(codes()).toEqual(['2', '1', '3'])
  await key('ArrowUp', { altKey: true })
  expect(sent('catalog.attributes.move')).toEqual([[2, { list: 'one', before: 1 }]])
})

it('of two who move at once the second is shown how it stands now', async () => {
  shop.client.script['catalog.attributes.move'] = () => {
    throw new CallError({ code: 409, result: 'ATTRIBUTES_MOVED' })
  }
  await open(1)
  await press('button', 'Colour: down')
  expect(shop.client.asked.filter(({ id }) => id === 'catalog.attributes.list')).toHaveLength(2)
})

it('a colour is renamed, one is added with a swatch, and they are put in another order: saved together', async () => {
  await open(1)
  await fill('Navy, Deutsch', 'Marine')
  await press('button', 'Add an option')
  await fill('new option, English', 'Mint')
  await fill('Colour of new option, #rrggbb', '#aaf0d1')
  await act(async () => options()[2]?.querySelector<HTMLElement>('input')?.focus())
  await key('ArrowUp', { altKey: true })
  await save()
  expect(sent('catalog.attributes.save')).toEqual([
    [
      1,
      {
        version: 'v1',
        parts: {
          options: [
            COLOR.parts.options[0],
            { key: null, labels: { en: 'Mint' }, swatch: '#aaf0d1' },
            { key: 'navy', labels: { en: 'Navy', de: 'Marine' }, swatch: '#1d2a44' },
          ],
        },
      },
    ],
  ])
})

it('what products have is not taken away; what none has goes', async () => {
  await open(1)
  const bins = options().map((row) => row.querySelector<HTMLButtonElement>('td:last-child button'))
  expect(bins.map((button) => button?.disabled)).toEqual([true, false])
  await press('button', 'Take away: Navy')
  await save()
  expect(sent('catalog.attributes.save')).toEqual([
    [1, { version: 'v1', parts: { options: [COLOR.parts.options[0]] } }],
  ])
})

it('what somebody else wrote meanwhile is told, option by option', async () => {
  shop.client.script['catalog.attributes.save'] = () => {
    const [red, navy] = COLOR.parts.options
    const theirs = [{ ...red, labels: { en: 'Crimson', de: 'Rot' } }, navy]
    shop.client.script['catalog.attributes.get'] = () => ({
      ...COLOR,
      version: 'v2',
      parts: { ...COLOR.parts, options: theirs },
    })
    throw new CallError({ code: 409, result: 'ATTRIBUTE_CHANGED' })
  }
  await open(1)
  await fill('Red, English', 'Scarlet')
  await save()
  expect(page()).toContain('Options, red, Words, English: Red Crimson')
})

it('an attribute products have says why it stays', async () => {
  await open(1)
  await press('button', 'Delete attribute')
  expect(page()).toContain('3 products have it')
  expect(document.querySelectorAll('dialog button')).toHaveLength(1)
})

it('an attribute is made by its words, code and kind; why a code is not taken is told', async () => {
  shop.client.script['catalog.attributes.create'] = () => {
    const details = [{ path: 'code', key: 'REFUSED', message: 'is a name', reason: 'CODE_RESERVED' }]
    throw new CallError({ code: 400, result: 'VALIDATION', meta: { details } })
  }
  await open()
  await press('button', 'New attribute')
  await fill('English name', 'Price')
  await fill('Code', 'price')
  await press('button', 'Make it')
  expect(sent('catalog.attributes.create')).toEqual([
    [undefined, { code: 'price', kind: 'select', parts: { labels: { en: 'Price' } } }],
  ])
  expect([has('dialog'), page().includes('the shop itself uses this name')]).toEqual([true, true])
})
