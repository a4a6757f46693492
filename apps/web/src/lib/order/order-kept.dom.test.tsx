import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { keepNote, readNote } from './order-note.ts'
import { dropReminder, leaveReminder } from './order-reminder.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { Tracking } from './tracking.tsx'

const NOTE = { title: 'Your order waits', body: 'It is sent once there is a line.', url: '/us/order' }
beforeEach(() => notices.set([]))
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'clipboard')
})
const told = () => notices.get().map(({ text, tone }) => [tone, text])
const give = (name: 'serviceWorker' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

describe('the number of a parcel', () => {
  const open = (link: string | null) =>
    openPage(<Tracking tracking={{ number: 'JD0146', link }} />, { shop: scriptedEngine() })

  it('leads to its carrier in a window of its own, and can be copied', async () => {
    const writeText = vi.fn(async (_text: string) => undefined)
    give('clipboard', { writeText })
    await open('https://carrier.example/JD0146')
    expect(find('link', 'Track the parcel')).toMatchObject({
      href: 'https://carrier.example/JD0146',
      target: '_blank',
      rel: 'noreferrer',
    })
    await press('button', 'Copy tracking number JD0146')
    expect([writeText.mock.calls, told()]).toEqual([[['JD0146']], [['success', 'Copied.']]])
  })

  it('told nobody whom to ask for it: its carrier stands before it', async () => {
    const tracking = { carrier: 'DHL', number: 'JD0146', link: null }
    await openPage(<Tracking tracking={tracking} />, { shop: scriptedEngine() })
    expect(page()).toBe('DHLJD0146')
  })

  it('of a carrier nobody can follow is read, and nothing leads anywhere', async () => {
    await open(null)
    expect([has('link'), page()]).toEqual([false, 'JD0146'])
  })

  it.each([
    ['forbids it', () => give('clipboard', { writeText: () => Promise.reject(new Error('no')) })],
    ['has no clipboard', () => undefined],
  ])('is said not to be copied where the browser %s', async (_, prepare) => {
    prepare()
    await open(null)
    await press('button', 'Copy tracking number JD0146')
    expect(told()).toEqual([['warning', 'This browser does not let us copy. Please select the number.']])
  })

  it('that is not known yet takes no room', async () => {
    await openPage(<Tracking tracking={null} />, { shop: scriptedEngine() })
    expect(document.querySelector('p')).toBeNull()
  })
})

describe('photos of an order', () => {
  const product = (sku: string) => ({ sku, image: `/${sku}.jpg` }) as never
  const open = (count: number) =>
    openPage(<PhotoStrip products={Array.from({ length: count }, (_, at) => product(`p${at}`))} />, {
      shop: scriptedEngine(),
    })
  it.each([
    [0, 0, ''],
    [3, 3, ''],
    [4, 3, '+1'],
    [23, 3, '+20'],
  ])('of %i products are %i, and "%s" for the rest', async (count, shown, more) => {
    await open(count)
    const strip = document.querySelector('[aria-hidden]')
    expect([strip?.querySelectorAll('img').length, strip?.textContent]).toEqual([shown, more])
  })
})

describe('an order that waits while its shopper is away', () => {
  const close = vi.fn()
  const register = vi.fn(async (_tag: string) => undefined)
  /** Caches as a browser keeps them, by name and address. */
  function aBrowserThatKeeps(worker: object = {}) {
    const kept = new Map<string, Map<string, string>>()
    vi.stubGlobal('caches', {
      open: async (name: string) => {
        const cache = kept.get(name) ?? new Map<string, string>()
        kept.set(name, cache)
        return {
          put: async (at: string, answer: Response) => void cache.set(at, await answer.text()),
          match: async (at: string) => (cache.has(at) ? new Response(cache.get(at)) : undefined),
        }
      },
      delete: async (name: string) => kept.delete(name),
    })
    const registration = { sync: { register }, getNotifications: async () => [{ close }], ...worker }
    give('serviceWorker', {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    })
  }
  beforeEach(() => {
    close.mockClear()
    register.mockReset().mockResolvedValue(undefined)
  })

  it('leaves words in its language for who wakes once there is a line', async () => {
    aBrowserThatKeeps()
    await leaveReminder(NOTE)
    expect([await readNote(), register.mock.calls]).toEqual([NOTE, [['orderSync']]])
  })

  it('is not woken where that is forbidden, nor in a browser that cannot, and breaks nothing', async () => {
    aBrowserThatKeeps()
    register.mockRejectedValue(new Error('forbidden'))
    await expect(leaveReminder(NOTE)).resolves.toBeUndefined()
    aBrowserThatKeeps({ sync: undefined })
    await expect(leaveReminder(NOTE)).resolves.toBeUndefined()
  })

  it('once placed is spoken of nowhere any more, also where a reminder stands on the screen', async () => {
    aBrowserThatKeeps()
    await keepNote(NOTE)
    await dropReminder()
    expect([await readNote(), close.mock.calls.length]).toEqual([undefined, 1])
  })

  it('leaves nothing at an address without a certificate', async () => {
    await expect(leaveReminder(NOTE)).resolves.toBeUndefined()
    await expect(dropReminder()).resolves.toBeUndefined()
  })
})

it('an answer of the clipboard that comes late is told when it comes', async () => {
  let done: () => void = () => undefined
  give('clipboard', { writeText: () => new Promise<void>((resolve) => (done = resolve)) })
  await openPage(<Tracking tracking={{ number: 'JD0146', link: null }} />, { shop: scriptedEngine() })
  await press('button', 'Copy tracking number JD0146')
  expect(told()).toEqual([])
  await act(async () => done())
  await settled()
  expect(told()).toEqual([['success', 'Copied.']])
})
