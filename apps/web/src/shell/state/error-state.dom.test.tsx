import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { find, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ErrorState } from './error-state.tsx'
import { NotFoundState } from './not-found-state.tsx'

let shop: ReturnType<typeof scriptedEngine>
const reload = vi.fn()
const health = vi.fn<() => Promise<{ ok: boolean }>>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  reload.mockClear()
  health.mockReset().mockResolvedValue({ ok: false })
  vi.stubGlobal('fetch', health)
  shop = scriptedEngine()
})
const open = (isAway: boolean) => openPage(<ErrorState isAway={isAway} reload={reload} />, { shop })
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  await settled()
}

describe('a page that cannot be shown', () => {
  it('says that the fault is ours, and is opened again by its button alone', async () => {
    await open(false)
    expect(textOf(find('heading'))).toBe('Something tore')
    await pass(120)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
    await press('button', 'Try again')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('without a line says that the bag is kept, and asks nobody', async () => {
    await lineDown(shop)
    await open(true)
    expect(page()).toContain('No connection')
    expect(page()).toContain('Your bag is saved.')
    await pass(120)
    expect(health).not.toHaveBeenCalled()
  })

  it('that does not exist leads home and to the search', async () => {
    await openPage(<NotFoundState />, { shop })
    expect(textOf(find('heading'))).toBe('Nothing hangs here')
    expect(find('link', 'To the home page').getAttribute('href')).toBe('/')
    expect(find('link', 'Search the shop').getAttribute('href')).toBe('/search')
  })
})

describe('a shop that is away', () => {
  it('is asked by itself, later and later, and the page opens once it is back', async () => {
    await open(true)
    expect(textOf(find('heading'))).toBe('Back in a moment')
    await pass(2)
    await pass(4)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    await pass(7)
    expect(health).toHaveBeenCalledTimes(2)
    health.mockResolvedValue({ ok: true })
    await pass(1)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  })

  it('that gives no answer at all is asked on', async () => {
    health.mockRejectedValue(new TypeError('Failed to fetch'))
    await open(true)
    await pass(6)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  })

  it('does not reload the page somebody went on to while it was being asked', async () => {
    const answer = Promise.withResolvers<{ ok: boolean }>()
    health.mockReturnValue(answer.promise)
    const { leave } = await open(true)
    await pass(2)
    leave()
    answer.resolve({ ok: true })
    await pass(60)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  })
})
