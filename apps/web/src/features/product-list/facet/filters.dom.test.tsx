import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, find, has, press, settled, submit, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import type { ListData } from '../load/load-list.ts'
import type { ListState } from '../query/list-state.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { PriceFields, PriceForm } from './price-form.tsx'

const STATE: ListState = { chosen: {}, price: null, sort: 'recommended', pages: 3, text: '' }
const size = (id: string, count: number) => ({
  id,
  label: id.toUpperCase(),
  count,
  swatch: null,
  isChosen: false,
})
const LIST = {
  ...{
    products: [],
    total: 6,
    state: STATE,
    scope: { kind: 'category', id: 3 },
    without: {},
    wordFilters: [],
    pages: [],
  },
  facets: [
    { code: 'size', label: 'Size', look: 'size', values: [size('s', 4), size('m', 2)] },
    { code: 'price', label: '', look: 'price', steps: [{ to: 50, count: 1, isChosen: false }] },
  ],
} as unknown as ListData
const answerOf = (total: number) => ({
  ...{ items: [], total, start: 0, perPage: 1, aggregations: {}, suggestions: {}, attributeMetadata: [] },
})
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
})

/** What is applied stands there once the list has come. */
function Arriving({ arrived }: { arrived: Promise<void> }) {
  const [price, setPrice] = useState<ListState['price']>(null)
  return (
    <>
      <PriceFields price={price} onChange={(next) => void arrived.then(() => setPrice(next))} />
      <button type="button" onClick={() => setPrice(null)}>
        Clear
      </button>
    </>
  )
}

describe('prices of one’s own', () => {
  const open = (price: ListState['price'] = null, store = 'us') =>
    openPage(<PriceForm state={{ ...STATE, price }} path="/dresses" />, { shop, store, address: '/dresses' })
  it.each([
    ['19.99', '19.99'],
    ['19,99', '19.99'],
    ['$ 25', '25'],
    ['1 500', '1500'],
    ['1,500', '1500'],
    ['1.500,50', '1500.5'],
    ['40,-', '40'],
  ])('%s, as people write it, asks for no more than %s', async (typed, asked) => {
    const { address } = await open()
    await type('$ to', typed)
    await submit()
    expect(address()).toBe(`/dresses?price=to-${asked}`)
  })

  it('a price with cents in the address stays as it is when its field is only passed through', async () => {
    const { address } = await open({ from: 50.5, to: 100 })
    expect(typedIn('$ from')).toBe('50.5')
    await act(async () => find('field', '$ from').focus())
    await act(async () => find('field', '$ from').blur())
    await settled()
    expect(address()).toBe('/dresses')
  })

  it('letters are no price: any is asked for', async () => {
    const { address } = await open({ from: 50 })
    await type('$ from', 'cheap')
    await submit()
    expect(address()).toBe('/dresses')
  })

  it('the second field went under whoever had gone on to it, with what was typed there, as the first was applied', async () => {
    const arrived = Promise.withResolvers<void>()
    const shown = () => [typedIn('$ from'), typedIn('$ to')]
    await openPage(<Arriving arrived={arrived.promise} />, { shop, store: 'us', address: '/dresses' })
    await type('$ from', '$ 20')
    const second = find('field', '$ to')
    await type('$ to', '9')
    await act(async () => arrived.resolve())
    await settled()
    expect([document.activeElement, typedIn('$ to')]).toEqual([second, '9'])
    expect(find('field', '$ to')).toBe(second)
    await fill('$ to', '90')
    expect(shown()).toEqual(['20', '90'])
    await press('button', 'Clear')
    expect(shown()).toEqual(['', ''])
  })

  it('names the money of its store', async () => {
    await open(null, 'de')
    expect(has('field', '€ to')).toBe(true)
  })
})

describe('the sheet of filters on a phone', () => {
  const onClose = vi.fn()
  async function open() {
    onClose.mockClear()
    return openPage(<FilterSheet list={LIST} path="/dresses" onClose={onClose} />, {
      shop,
      address: '/dresses',
    })
  }
  const counts = () => new Promise((rest) => setTimeout(rest, 170)).then(settled)
  const pressedOf = (name: RegExp) => find('button', name).getAttribute('aria-pressed')

  it('nothing applies until its button, which says how many there will be', async () => {
    shop.client.script['catalog.post'] = () => answerOf(2)
    const { address } = await open()
    expect(has('button', 'Show 6 products')).toBe(true)
    await press('button', /^M/)
    expect([pressedOf(/^M/), address()]).toEqual(['true', '/dresses'])
    await act(counts)
    await press('button', 'Show 2 products')
    expect([address(), onClose.mock.calls.length]).toEqual(['/dresses?size=m', 1])
  })

  it('closed without its button the list stays as it was', async () => {
    const { address } = await open()
    await press('button', /^M/)
    await press('button', 'Close')
    expect([address(), onClose.mock.calls.length]).toEqual(['/dresses', 1])
  })

  it('a second press takes a value back, and Clear all of them', async () => {
    const { address } = await open()
    await press('button', /^M/)
    await press('button', /^S(?![hi])/)
    await press('button', /^S(?![hi])/)
    expect([pressedOf(/^S(?![hi])/), pressedOf(/^M/)]).toEqual(['false', 'true'])
    await press('button', 'Clear')
    expect(pressedOf(/^M/)).toBe('false')
    await press('button', /^Show/)
    expect(address()).toBe('/dresses')
  })

  it('a price typed there joins the sizes, and Enter does not leave the sheet', async () => {
    const { address } = await open()
    await press('button', /^M/)
    await type('$ to', '80')
    await submit()
    expect([address(), onClose.mock.calls.length]).toEqual(['/dresses', 0])
    await press('button', /^Show/)
    expect(address()).toBe('/dresses?size=m&price=to-80')
  })

  it('a tap on the second price came to nothing, for its field was another by the time it was there', async () => {
    await open()
    const second = find('field', '$ to')
    await type('$ from', '20')
    await act(async () => second.focus())
    expect(document.activeElement).toBe(second)
  })

  it('without a line the last count stays, and the choice can be shown all the same', async () => {
    shop.client.script['catalog.post'] = refuses(0)
    const { address } = await open()
    await press('button', /^M/)
    await act(counts)
    await press('button', 'Show 6 products')
    expect(address()).toBe('/dresses?size=m')
  })

  it('the count of a choice that was changed meanwhile is not taken for this one', async () => {
    const answers: ((answer: object) => void)[] = []
    shop.client.script['catalog.post'] = () => new Promise((resolve) => answers.push(resolve))
    await open()
    await press('button', /^M/)
    await act(counts)
    await press('button', /^S(?![hi])/)
    await act(counts)
    await act(async () => answers[1]?.(answerOf(5)))
    await act(async () => answers[0]?.(answerOf(1)))
    await settled()
    expect(has('button', 'Show 5 products')).toBe(true)
  })
})
