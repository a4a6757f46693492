import { afterEach, expect, it, vi } from 'vitest'
import { inTurn, standBack } from './in-turn.ts'

/** Node's own wants a whole address and forgets the priority. */
class Asked {
  constructor(
    readonly url: string,
    readonly options: RequestInit,
  ) {}
}

afterEach(() => vi.unstubAllGlobals())

const nextTurn = () => new Promise((done) => setImmediate(done))

it('a page whose pictures take long to draw leaves connections to the bag', async () => {
  vi.stubGlobal('Request', Asked)
  const asked: Request[] = []
  const ends: PromiseWithResolvers<string>[] = []
  const fetchOne = (request: Request) => {
    asked.push(request)
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return end.promise
  }
  const firstPage = Promise.allSettled(['/a', '/b', '/c', '/d'].map((path) => inTurn(path, fetchOne)))
  const nextPage = Promise.allSettled([inTurn('/e', fetchOne)])
  await nextTurn()
  expect(asked).toMatchObject([
    { url: '/a', options: { priority: 'low' } },
    { url: '/b', options: { priority: 'low' } },
  ])
  ends[0]?.reject(new Error('cut'))
  ends[1]?.resolve('b')
  await nextTurn()
  expect(asked.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/d'])
  for (const end of ends) end.resolve('c or d')
  await nextTurn()
  ends[4]?.resolve('e')
  expect((await firstPage).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await nextPage).toEqual([{ status: 'fulfilled', value: 'e' }])
})

it('what is kept for later stands back for a second after a press, and for another after the next', async () => {
  vi.stubGlobal('Request', Asked)
  vi.useFakeTimers()
  const fetchOne = vi.fn(async () => undefined)
  standBack()
  const kept = inTurn('/f', fetchOne)
  await vi.advanceTimersByTimeAsync(900)
  standBack()
  await vi.advanceTimersByTimeAsync(999)
  expect(fetchOne).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await kept
  expect(fetchOne).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
