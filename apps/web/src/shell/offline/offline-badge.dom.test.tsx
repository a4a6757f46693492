import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, press } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { OfflineBadge } from './offline-badge.tsx'

const told = vi.hoisted(() => vi.fn())
vi.mock('./tell-visit.ts', () => ({ tellVisit: told }))
const OFFLINE = 'You are offline. Some features might not be available.'
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  told.mockClear()
  shop = scriptedEngine()
  onTestFinished(() => {
    delete document.documentElement.dataset.savedAt
  })
})
const open = () => openPage(<OfflineBadge />, { shop })

it('comes with the line’s going and goes with its coming', async () => {
  await open()
  expect(page()).toBe('')
  const lineUp = await lineDown(shop)
  expect(page()).toBe(OFFLINE)
  await lineUp()
  expect(page()).toBe('')
})

it('a bag could be filled without a line, but not ordered: once something lies in it, bag and checkout are kept', async () => {
  await open()
  const asked = () => told.mock.calls.map(([path]) => path)
  expect(asked().filter((path) => /checkout|cart/.test(path))).toEqual([])
  await act(async () => void shop.cart.add([{ line: aLine({ sku: 'A', parentSku: 'A' }), qty: 1 }]))
  await vi.waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['/cart', '/checkout'])))
})

it('a page is kept once somebody stays on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const women = <ShopLink to="/women">Women</ShopLink>
  await openPage([<OfflineBadge key="badge" />, <p key="women">{women}</p>], { shop })
  await vi.advanceTimersByTimeAsync(1_999)
  await press('link', 'Women')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told.mock.calls).toEqual([['/women']])
})

it('says how old a kept page is, and grows older with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  document.documentElement.dataset.savedAt = String(Date.now() - 10_000)
  await open()
  expect(page()).toBe('Saved 1 minute ago.')
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
  expect(page()).toBe('Saved 3 minutes ago.')
})
