import type { WishlistItem } from '@vitrine/contract/wishlist/wishlist'
import { describe, expect, it } from 'vitest'
import { createTaskQueue } from '../queue/task-queue.ts'
import { forgetPersonal } from '../session/forget-personal.ts'
import type { SessionState } from '../session/session-state.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createStore } from '../store/observable.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { testPorts } from '../testing/test-ports.ts'
import type { Reply } from '../transport/reply.ts'
import { createWishlist, WISHLIST_KEY } from './wishlist.ts'
import type { WishlistState } from './wishlist-state.ts'

const GUEST: SessionState = { status: 'guest', customer: null }
const ADA: SessionState = { status: 'signed-in', customer: '7' }
const BOB: SessionState = { status: 'signed-in', customer: '8' }

const aProduct = (sku: string) => ({
  ...{ sku, name: `The ${sku}`, final_price: 18, category: 'Hats', price_currency: 'EUR' },
  ...{ brand_name: null, image: null, url_path: sku.toLowerCase() },
})
const anItem = (sku: string): WishlistItem => ({
  ...aProduct(sku),
  ...{ qty: 1, added_at: '2026-01-01T00:00:00.000Z', price_then: 18 },
})

/** A shop with a list for each customer, and a device in front of it. */
function aDevice(lists: Record<string, string[]> = {}) {
  const ports = testPorts()
  const storage = memoryStorage()
  const session = createStore<SessionState>(GUEST)
  const listOf = () => {
    const customer = session.get().customer ?? ''
    lists[customer] ??= []
    return lists[customer]
  }
  const line = { isDown: false }
  const client = scriptedClient({
    'wishlist.get': () => (line.isDown ? noAnswer() : { items: listOf().map(anItem), share_code: null }),
  })
  const send = async ({ body }: { body?: unknown }): Promise<Reply> => {
    if (line.isDown) return { code: 0, result: 'no answer' }
    const { add = [], remove = [] } = body as { add?: string[]; remove?: string[] }
    const kept = listOf().filter((sku) => !remove.includes(sku) && !add.includes(sku))
    lists[session.get().customer ?? ''] = [...add, ...kept]
    return { code: 200, result: { items: [] } }
  }
  const tasks = createTaskQueue({ ...ports, storage, prefix: 'us-shop/syncTasks', send, cartId: () => null })
  const openPage = async (onChange = (_: WishlistState) => {}) => {
    const wishlist = createWishlist({ ...ports, client, storage, tasks, session })
    wishlist.subscribe(() => onChange(wishlist.get()))
    await tasks.load()
    await wishlist.look()
    return wishlist
  }
  const skus = ({ get }: Pick<Awaited<ReturnType<typeof openPage>>, 'get'>) =>
    get().items.map(({ sku }) => sku)
  return {
    ...ports,
    storage,
    session,
    lists,
    line,
    tasks,
    openPage,
    skus,
    settle: () => ports.clock.settle(),
  }
}

describe('a guest’s list', () => {
  it('stands under its key as the specification has it, newest first and each once', async () => {
    const { openPage, storage, skus } = aDevice()
    const page = await openPage()
    await page.toggle(aProduct('CAP'))
    await page.toggle(aProduct('SHOE'))
    expect(skus(page)).toEqual(['SHOE', 'CAP'])
    expect(WISHLIST_KEY).toBe('shop/wishlist/current-wishlist')
    expect(await storage.get(WISHLIST_KEY)).toMatchObject([
      { sku: 'SHOE', name: 'The SHOE', final_price: 18, category: 'Hats', price_currency: 'EUR', qty: 1 },
      { sku: 'CAP' },
    ])
  })

  it('is there after a reload, and goes as it came', async () => {
    const { openPage, skus, tasks } = aDevice()
    await (await openPage()).toggle(aProduct('CAP'))
    const page = await openPage()
    expect([skus(page), page.get().isLoaded]).toEqual([['CAP'], true])
    await page.toggle(aProduct('CAP'))
    expect(skus(page)).toEqual([])
    expect(tasks.waiting.get()).toEqual([])
  })

  it.each([null, 'x', {}, [null, 3, { sku: 'A' }]])('is empty after a broken store: %j', async (found) => {
    const { openPage, storage, skus } = aDevice()
    await storage.set(WISHLIST_KEY, found)
    expect(skus(await openPage())).toEqual([])
  })
})

describe('at sign-in', () => {
  it('a guest’s list goes into the customer’s, and nothing is lost', async () => {
    const { openPage, session, lists, skus, settle } = aDevice({ 7: ['COAT'] })
    const page = await openPage()
    await page.toggle(aProduct('CAP'))
    session.set(ADA)
    await settle()
    expect(lists[7]).toEqual(['CAP', 'COAT'])
    expect(skus(page)).toEqual(['CAP', 'COAT'])
  })

  it('without an answer it is kept, and goes when there is one', async () => {
    const { openPage, session, lists, line, skus, settle, tasks } = aDevice({ 7: ['COAT'] })
    const page = await openPage()
    await page.toggle(aProduct('CAP'))
    line.isDown = true
    session.set(ADA)
    await settle()
    expect([skus(page), lists[7]]).toEqual([['CAP'], ['COAT']])
    line.isDown = false
    await tasks.run()
    await settle()
    expect([skus(page), lists[7]]).toEqual([
      ['CAP', 'COAT'],
      ['CAP', 'COAT'],
    ])
  })

  it('what one customer left on the device is not the next one’s', async () => {
    const { openPage, session, lists, skus, settle, storage } = aDevice({ 7: ['COAT'], 8: ['TIE'] })
    session.set(ADA)
    const page = await openPage()
    // Lost, not ended: nobody cleared the device.
    session.set(GUEST)
    await settle()
    expect([skus(page), await storage.get(WISHLIST_KEY)]).toEqual([[], []])
    session.set(BOB)
    await settle()
    expect([skus(page), lists[8]]).toEqual([['TIE'], ['TIE']])
  })
})

describe('with a customer', () => {
  it('a change shows at once, waits without a line, and reaches the shop when there is one', async () => {
    const { openPage, session, lists, online, skus, settle, tasks } = aDevice({ 7: ['COAT'] })
    session.set(ADA)
    const page = await openPage()
    online.set(false)
    await page.toggle(aProduct('CAP'))
    await page.toggle(aProduct('COAT'))
    await settle()
    expect([skus(page), lists[7]]).toEqual([['CAP'], ['COAT']])
    expect(tasks.waiting.get().map(({ name }) => name)).toEqual(['The CAP', 'The COAT'])
    online.set(true)
    await tasks.run()
    await settle()
    expect([skus(page), lists[7]]).toEqual([['CAP'], ['CAP']])
  })

  it('is sent whole before others are shown it, or it says that it is not', async () => {
    const { openPage, session, lists, line } = aDevice({ 7: ['COAT'] })
    const page = await openPage()
    await page.toggle(aProduct('CAP'))
    line.isDown = true
    session.set(ADA)
    expect(await page.send()).toBe(false)
    line.isDown = false
    expect([await page.send(), lists[7]]).toEqual([true, ['CAP', 'COAT']])
  })

  it('on a new device a list that could not be loaded was called empty: it says so, and comes when asked again', async () => {
    const { openPage, session, line, skus, settle } = aDevice({ 7: ['COAT'] })
    session.set(ADA)
    line.isDown = true
    const page = await openPage()
    expect(page.get()).toMatchObject({ isLoaded: true, items: [], isUnanswered: true })
    line.isDown = false
    await page.look()
    expect([skus(page), page.get().isUnanswered]).toEqual([['COAT'], false])
    line.isDown = true
    await page.look()
    session.set(GUEST)
    await settle()
    expect(page.get().isUnanswered).toBe(false)
  })

  it('on a new device a list was called empty for a moment as it came: it is loaded with what is in it', async () => {
    const { openPage, session } = aDevice({ 7: ['COAT'] })
    session.set(ADA)
    const seen: number[] = []
    await openPage(({ isLoaded, items }) => isLoaded && seen.push(items.length))
    expect(new Set(seen)).toEqual(new Set([1]))
  })

  it('another device’s change comes with the next page', async () => {
    const { openPage, session, lists, skus } = aDevice({ 7: ['COAT'] })
    session.set(ADA)
    await openPage()
    lists[7] = ['TIE']
    expect(skus(await openPage())).toEqual(['TIE'])
  })

  it('nothing of it stays on the device after signing out', async () => {
    const { openPage, session, skus, settle, storage } = aDevice({ 7: ['COAT'] })
    session.set(ADA)
    const page = await openPage()
    await forgetPersonal(storage)
    session.set(GUEST)
    await settle()
    expect(skus(page)).toEqual([])
    expect(await storage.get(WISHLIST_KEY)).toBeUndefined()
  })
})
