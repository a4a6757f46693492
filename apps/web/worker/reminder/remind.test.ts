import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropNote, keepNote } from '../../src/lib/order/order-note.ts'
import { openOrder, remindOfOrder } from './remind.ts'

const NOTE = { title: 'Order waiting!', body: 'Click here', url: '/us?order=offline' }
type Page = { visibilityState: string; focus(): Promise<Page>; navigate: ReturnType<typeof vi.fn> }
type Shown = { title: string; options: NotificationOptions }

let stored: Map<string, Response>
let shown: Shown[]
let pages: Page[]
const openWindow = vi.fn()
beforeEach(() => {
  ;[stored, shown, pages] = [new Map(), [], []]
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('self', {
    clients: { matchAll: async () => pages, openWindow },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  openWindow.mockClear()
})

const leaveNote = () => keepNote(NOTE)
function aPage(visibilityState: string): Page {
  const page: Page = { visibilityState, focus: async () => page, navigate: vi.fn() }
  return page
}

it('an order that waits while the shop is closed is told of once there is a line', async () => {
  await leaveNote()
  await remindOfOrder()
  expect(shown).toMatchObject([
    { title: 'Order waiting!', options: { body: 'Click here', data: { url: '/us?order=offline' } } },
  ])
})

it('told of again it takes the place of what is shown', async () => {
  await leaveNote()
  await remindOfOrder()
  await remindOfOrder()
  expect(new Set(shown.map(({ options }) => options.tag)).size).toBe(1)
})

it('a page in front of its shopper speaks for itself; one behind others does not', async () => {
  await leaveNote()
  pages = [aPage('hidden'), aPage('visible')]
  await remindOfOrder()
  expect(shown).toEqual([])
  pages = [aPage('hidden')]
  await remindOfOrder()
  expect(shown).toHaveLength(1)
})

it.each(['default', 'denied'])('nobody is told who has not allowed it (%s)', async (permission) => {
  vi.stubGlobal('Notification', { permission })
  await leaveNote()
  await remindOfOrder()
  expect(shown).toEqual([])
})

it('once it is placed there is nothing to tell', async () => {
  await leaveNote()
  await dropNote()
  await remindOfOrder()
  expect(shown).toEqual([])
})

it('pressed it leads to the shop that is open, else to a new page of it', async () => {
  const pressed = { close: vi.fn(), data: { url: NOTE.url } } as unknown as Notification
  await openOrder(pressed)
  expect(openWindow).toHaveBeenCalledWith('/us?order=offline')
  const page = aPage('hidden')
  pages = [page]
  await openOrder(pressed)
  expect([page.navigate.mock.calls, openWindow.mock.calls.length]).toEqual([[['/us?order=offline']], 1])
})
