// What the shop does again and again, such as sending mails: never twice at once, and not cut off when it closes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work whose runs end by hand. */
function someWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const run = () => {
    const one = Promise.withResolvers<void>()
    runs.push(one)
    return one.promise
  }
  return { runs, ticker: createTicker(run, 1_000) }
}

test('begins at once, and again a while after it has ended, however long it took', async () => {
  const { runs, ticker } = someWork()
  ticker.start()
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(999)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
})

test('a shop that closes waits for what runs, and begins nothing new', async () => {
  const { runs, ticker } = someWork()
  ticker.start()
  let isStopped = false
  const stopping = ticker.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  runs[0]?.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(1)
})

test('one that closes between two runs closes at once', async () => {
  const { runs, ticker } = someWork()
  ticker.start()
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(500)
  await ticker.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(1)
})

test('one that was never begun closes, too', async () => {
  await expect(someWork().ticker.stop()).resolves.toBeUndefined()
})
