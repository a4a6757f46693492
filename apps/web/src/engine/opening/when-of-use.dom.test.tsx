import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const QUIET_MS = 6_000
const PRESS_MS = 400
const databases = (...names: string[]) =>
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })) })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A browser that has nothing else to do.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** Whether the engine's code is worth fetching, as a page finds at this moment. */
async function open(path: string) {
  history.replaceState(null, '', path)
  const { whenOfUse } = await import('./when-of-use.ts')
  let isOfUse = false
  void whenOfUse().then(() => {
    isOfUse = true
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return isOfUse
  }
}

describe('what nobody has asked for', () => {
  it('waits for the first touch of who has never been here', async () => {
    databases()
    const isOfUse = await open('/us')
    expect(await isOfUse()).toBe(false)
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(PRESS_MS)
    expect(await isOfUse()).toBe(true)
  })

  it('lets what was touched come first: a filter’s list was drawn beside it', async () => {
    databases()
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act))
    const isOfUse = await open('/us')
    await isOfUse()
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(PRESS_MS)
    expect(await isOfUse()).toBe(false)
    for (const act of idle) act()
    expect(await isOfUse()).toBe(true)
  })

  it('comes without a touch once the page has long come to rest', async () => {
    databases('somebody else’s')
    const isOfUse = await open('/us/search?q=wool')
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1)
    expect(await isOfUse()).toBe(false)
    await vi.advanceTimersByTimeAsync(1 + PRESS_MS)
    expect(await isOfUse()).toBe(true)
  })

  it('comes at once where an earlier visit left something', async () => {
    databases('vitrine')
    expect(await (await open('/us'))()).toBe(true)
  })

  it('comes at once where the browser does not tell', async () => {
    vi.stubGlobal('indexedDB', {})
    expect(await (await open('/us'))()).toBe(true)
  })

  it.each(['/us/cart', '/us/checkout', '/us/my-account'])(
    'comes at once where the page shows it: %s',
    async (path) => {
      databases()
      expect(await (await open(path))()).toBe(true)
    },
  )
})

describe('what stands on the page for the next touch', () => {
  async function opened() {
    history.replaceState(null, '', '/us')
    const { whenAtHand } = await import('./when-of-use.ts')
    let isAtHand = false
    void whenAtHand().then(() => {
      isAtHand = true
    })
    return async () => {
      await vi.advanceTimersByTimeAsync(0)
      return isAtHand
    }
  }

  it('comes to a first visitor with the first touch itself', async () => {
    databases()
    const isAtHand = await opened()
    expect(await isAtHand()).toBe(false)
    dispatchEvent(new Event('pointerdown'))
    expect(await isAtHand()).toBe(true)
  })

  it('comes at once to everybody else', async () => {
    databases('vitrine')
    expect(await (await opened())()).toBe(true)
  })
})
