import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

const PRESS_MS = 400

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A browser that has nothing else to do.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  // Each test is a page that is opened anew.
  vi.resetModules()
})

/** Two panels of a page that was just opened, and which of them were asked for. */
async function opened() {
  const { fetchAhead, isNavigating } = await import('./when-arrived.ts')
  const asked: string[] = []
  const first = Promise.withResolvers<void>()
  fetchAhead(() => {
    asked.push('menu')
    return first.promise
  })
  fetchAhead(async () => void asked.push('bag'))
  return { asked, first, isNavigating }
}

it('a tap on a filter shared its line with the code of every drawer: that comes when the list is there', async () => {
  const { asked, first, isNavigating } = await opened()
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(100)
  isNavigating.set(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([])
  isNavigating.set(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['menu'])
  first.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['menu', 'bag'])
})

it('a touch that leads nowhere is soon over, and one part comes after another', async () => {
  const { asked, first, isNavigating } = await opened()
  dispatchEvent(new Event('wheel'))
  await vi.advanceTimersByTimeAsync(PRESS_MS)
  expect(asked).toEqual(['menu'])
  isNavigating.set(true)
  first.resolve()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual(['menu'])
  isNavigating.set(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['menu', 'bag'])
})

it('an untouched page fetches nothing before it has long come to rest', async () => {
  const { asked } = await opened()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual(['menu'])
})
