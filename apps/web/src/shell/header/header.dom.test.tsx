import type { PlaceOrder } from '@vitrine/contract/order'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { find, press, settled, textOf } from '#web/engine/testing/find.ts'
import { english, openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { countLoading } from '#web/lib/panel/loading-panels.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { Header } from './header.tsx'

let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  shop = scriptedEngine()
})

const open = (info = {}) => openPage(<Header menu={[]} onMenu={() => undefined} />, { shop, info })
const bag = () => find('link', /bag/i)
const badge = () => textOf(bag().querySelector('span[aria-hidden]'))
async function put(sku: string, qty: number): Promise<void> {
  await act(async () => void (await shop.cart.setLine(aLine({ sku, parentSku: sku }), qty)))
  await settled()
}

it('a shop with a name of its own still wore the word mark of another: it is written out, and led home by', async () => {
  const { leave } = await open()
  await settled()
  expect(document.querySelector('[role="img"][aria-label="Vitrine, home page"]')?.tagName).toBe('svg')
  leave()
  const named = { ...aStoreView('us'), shopName: 'Oak & Sons' }
  await openPage(
    <ShopProvider store={named} t={english}>
      <Header menu={[]} onMenu={() => undefined} />
    </ShopProvider>,
    { shop },
  )
  await settled()
  const mark = find('link', /Oak/).querySelector('[role="img"]')
  expect([mark?.tagName, textOf(mark), mark?.getAttribute('aria-label')]).toEqual([
    ...['SPAN', 'Oak & Sons', 'Oak & Sons, home page'],
  ])
})

describe('the number at the bag', () => {
  it('is not there while the bag is empty, and is read out with it once it is not', async () => {
    await open()
    expect(badge()).toBe('')
    await put('A', 2)
    expect(badge()).toBe('2')
    expect(bag().getAttribute('aria-label')).toContain('2')
  })

  it('counts pieces, and goes when the last one does', async () => {
    await open()
    await put('A', 2)
    await put('B', 3)
    expect(badge()).toBe('5')
    for (const line of shop.cart.get().lines) await act(async () => void (await shop.cart.remove(line)))
    await settled()
    expect(badge()).toBe('')
  })

  it('counts lines where the shop prefers that', async () => {
    await open({ minicartCount: 'lines' })
    await put('A', 2)
    await put('B', 3)
    expect(badge()).toBe('2')
  })

  it('a press opens the bag beside the page and goes nowhere', async () => {
    const { address } = await open()
    await press('link', /bag/i)
    expect(shop.engine.drawer.get()).toBe(true)
    expect(address()).toBe('/')
  })
})

describe('the number at the bag, without a line', () => {
  it('counts what was just put in, and is not lost when the shop never answers', async () => {
    await open()
    shop.client.script['cart.create'] = noAnswer
    shop.client.script['cart.update'] = noAnswer
    await put('A', 2)
    expect(badge()).toBe('2')
  })

  it('goes back to what it was when the shop refuses the piece', async () => {
    await open()
    await put('A', 2)
    shop.client.script['cart.update'] = refuses(400, { errorCode: 'PRODUCT_NOT_FOUND' })
    await put('B', 1)
    expect(badge()).toBe('2')
  })

  it('is what another device made of it, once that is heard', async () => {
    await open()
    await put('A', 2)
    shop.server.put(shop.server.find(shop.cart.get().cartId ?? ''), { sku: 'A', qty: 5 })
    await act(async () => void (await shop.cart.sync()))
    await settled()
    expect(badge()).toBe('5')
  })

  it('goes once its goods are ordered', async () => {
    await open()
    await put('A', 2)
    shop.client.script['order.place'] = ({ body }) => ({
      order_id: (body as PlaceOrder).order_id,
      orderNumber: '000000001',
    })
    const order = {
      ...{ order_id: 'order-0001', cart_id: shop.cart.get().cartId },
      products: [{ sku: 'A', qty: 2, product_option: aLine().product_option }],
    }
    await act(async () => void (await shop.orders.place(order as unknown as PlaceOrder)))
    await settled()
    expect(badge()).toBe('')
  })
})

it('the number at the heart is how many things are wished for, and is read out with it', async () => {
  await open()
  const heart = () => find('link', /wish/i)
  expect(textOf(heart())).toBe('')
  await act(async () => shop.wishes.set({ isLoaded: true, items: [{ sku: 'A' }, { sku: 'B' }] as never }))
  expect([textOf(heart()), heart().getAttribute('aria-label')]).toEqual(['2', expect.stringContaining('2')])
})

it('categories stand in the header as links, the button beside them opens the menu', async () => {
  const opened = vi.fn()
  const women = { id: 1, name: 'Women', path: '/women', count: 7, children: [] }
  await openPage(<Header menu={[women]} onMenu={opened} />, { shop })
  expect(find('link', 'Women').getAttribute('href')).toBe('/women')
  await press('button', 'Menu')
  expect(opened).toHaveBeenCalledOnce()
})

it('stays as it is drawn while its page leads to another', async () => {
  const t = vi.fn(english)
  const page = (
    <>
      <Header menu={[]} onMenu={() => undefined} />
      <ShopLink to="/women">Women</ShopLink>
    </>
  )
  const { address } = await openPage(page, { shop, t: t as typeof english })
  t.mockClear()
  await press('link', 'Women')
  expect([address(), t.mock.calls.some(([key]) => key === 'shell.menu')]).toEqual(['/women', false])
})

describe('while what was pressed is on its way', () => {
  const SLOW_MS = 200
  const bar = () => document.querySelector('header > span[aria-hidden]')
  const passes = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)))

  it('a link in a drawer said nothing, for the drawer lay over the bar that tells of it', async () => {
    const shown = vi.fn()
    HTMLElement.prototype.showPopover = shown
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
    const coming = Promise.withResolvers<null>()
    const others = [{ path: '/women', element: <h1>Women</h1>, loader: () => coming.promise }]
    const page = (
      <>
        <Header menu={[]} onMenu={() => undefined} />
        <dialog open>
          <ShopLink to="/women">Women</ShopLink>
        </dialog>
      </>
    )
    await openPage(page, { shop, others, path: '/' })
    await press('link', 'Women')
    await passes(SLOW_MS)
    expect([bar()?.getAttribute('popover'), shown.mock.calls.length]).toEqual(['manual', 1])
    await act(async () => coming.resolve(null))
    await settled()
    expect(document.querySelector('[popover]')).toBeNull()
  })

  it('the button of a panel said nothing for as long as its code took', async () => {
    await open()
    const arrived = countLoading()
    await passes(SLOW_MS)
    expect(bar()?.hasAttribute('data-slow')).toBe(true)
    await act(async () => arrived())
    expect(bar()?.hasAttribute('data-slow')).toBe(false)
  })
})
