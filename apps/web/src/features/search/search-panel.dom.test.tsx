import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, press, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { CardCorner } from '#web/ui/product-card/product-card.tsx'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SearchPanel } from './search-panel.tsx'

const nothing = { texts: [], categories: [], products: [], total: 0 }
const close = vi.fn()
/** In the corner of each card. */
const drawCorner = vi.fn(() => null)
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  localStorage.clear()
  stubDialog()
  close.mockReset()
  shop = scriptedEngine()
})

const open = () => openPage(<SearchPanel categories={[]} text="" onClose={close} />, { shop })
const name = () => find('field').getAttribute('aria-label') ?? ''
const page = () => textOf(document.body)
const appeared = (words: string) =>
  vi.waitFor(
    async () => {
      await settled()
      expect(page()).toContain(words)
    },
    { timeout: 30_000 },
  )

describe('the search over the page', () => {
  it('Enter goes to the results and shuts it; a blank field goes nowhere', async () => {
    const { address } = await open()
    await submit()
    expect([address(), close.mock.calls.length]).toEqual(['/', 0])
    await type(name(), ' wool coat ')
    await submit()
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('wool coat')
    expect(close).toHaveBeenCalled()
  })

  it('what is not found is said, and the field can be emptied', async () => {
    shop.client.script['catalog.suggest'] = () => nothing
    await open()
    await type(name(), 'qqq')
    await appeared('Nothing found for “qqq”.')
    await press('button', 'Clear the field')
    expect((find('field') as HTMLInputElement).value).toBe('')
    expect(has('button', 'Clear the field')).toBe(false)
  })

  it('a search that does not answer keeps the words and says so', async () => {
    await open()
    await type(name(), 'wool')
    await appeared('The search does not answer right now.')
    expect((find('field') as HTMLInputElement).value).toBe('wool')
  })

  it('what was pressed below moved up as an answer had fewer rows: they close up with the next key', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return 46 * this.children.length
    })
    const texts = ['scarf', 'scarves', 'scarlet dress'].map((text) => ({ text, count: 3 }))
    shop.client.script['catalog.suggest'] = ({ query }) => {
      const { text } = query as { text: string }
      return { ...nothing, total: 3, texts: texts.filter((one) => one.text.startsWith(text)) }
    }
    await open()
    const rows = () => document.querySelectorAll('[role=option]').length
    const height = () => document.querySelector<HTMLElement>('[role=listbox]')?.style.minHeight
    const answered = (count: number) =>
      vi.waitFor(async () => {
        await settled()
        expect(rows()).toBe(count)
      })
    await type(name(), 'sca')
    await answered(3)
    await type(name(), 'scarf')
    expect([rows(), height()]).toEqual([3, '138px'])
    await answered(1)
    expect(height()).toBe('138px')
    await type(name(), 'scarfs')
    expect(height()).toBe('46px')
  })

  it('a press on a product went lost as the next answer came meanwhile: that waits until it is let go', async () => {
    shop.client.script['catalog.suggest'] = ({ query }) => {
      const { text } = query as { text: string }
      return { ...nothing, total: text.length, products: [aCard('DRESS', { name: 'Linen dress' })] }
    }
    await open()
    await type(name(), 'lin')
    await appeared('3 results')
    const pressed = find('link', /Linen dress/)
    const tell = (kind: string) =>
      act(async () => void pressed.dispatchEvent(new Event(kind, { bubbles: true })))
    await tell('pointerdown')
    await type(name(), 'line')
    await vi.waitFor(() => expect(shop.count('catalog.suggest')).toBe(2))
    await settled()
    expect(pressed.isConnected).toBe(true)
    await tell('pointerup')
    await appeared('4 results')
  })

  it('a slow phone waited out the pause only once it had drawn the key: it begins with the key', async () => {
    await open()
    // Drawing takes 90 ms there.
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(1_090)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await type(name(), 'linen')
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(60)
    clock.mockRestore()
    timers.mockRestore()
  })

  it('words that are pasted long after a key wait out a whole pause', async () => {
    await open()
    vi.spyOn(performance, 'now').mockReturnValue(5_000)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const key = new KeyboardEvent('keydown', { key: 'l', bubbles: true })
    Object.defineProperty(key, 'timeStamp', { value: 4_960 })
    act(() => void find('field').dispatchEvent(key))
    await type(name(), 'linen')
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(110)
    vi.mocked(performance.now).mockReturnValue(7_000)
    timers.mockClear()
    await type(name(), 'linen dress')
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(150)
    vi.mocked(performance.now).mockRestore()
    timers.mockRestore()
  })

  it('all that was found was drawn anew with each key typed on', async () => {
    shop.client.script['catalog.suggest'] = () => ({ ...nothing, total: 3, products: [aCard('A')] })
    const panel = <SearchPanel categories={[]} text="" onClose={close} />
    await openPage(<CardCorner value={drawCorner}>{panel}</CardCorner>, { shop })
    await type(name(), 'lin')
    await appeared('3 results')
    drawCorner.mockClear()
    await type(name(), 'line')
    expect(drawCorner).not.toHaveBeenCalled()
    await press('link', /Linen/)
    expect(localStorage.getItem('us-shop/searches')).toContain('line')
  })
})
