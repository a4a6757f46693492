import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { upkeep } from './upkeep-state.ts'
import { useUpdatedAt } from './use-updated-at.ts'

vi.mock('#web/engine/opening/when-of-use.ts', () => ({ whenOfUse: async () => undefined }))

let shop: ReturnType<typeof scriptedEngine>
let updated: unknown
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  upkeep.set({ ended: {}, ends: 0 })
  updated = '2026-11-27T10:00:00Z'
  shop = scriptedEngine()
  shop.client.script['cms.block'] = () => ({ json: { last_updated: updated } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Shown() {
  const at = useUpdatedAt()
  return <p>{at === undefined ? 'unknown' : new Date(at).toISOString()}</p>
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const asked = () => shop.count('cms.block')

it('is asked for a moment after the page, and every minute from then on', async () => {
  await openPage(<Shown />, { shop })
  expect([page(), asked()]).toEqual(['unknown', 0])
  await passes(1_000)
  expect([page(), asked()]).toEqual(['2026-11-27T10:00:00.000Z', 1])
  updated = '2026-11-27T11:00:00Z'
  await passes(60_000)
  expect(page()).toBe('2026-11-27T11:00:00.000Z')
})

it('a tab nobody looks at asks nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await openPage(<Shown />, { shop })
  await passes(200_000)
  expect(asked()).toBe(0)
})

it('what was known stays where the shop does not answer, or answers with no date', async () => {
  await openPage(<Shown />, { shop })
  await passes(1_000)
  shop.client.script['cms.block'] = refuses(0)
  await passes(60_000)
  shop.client.script['cms.block'] = () => ({ json: {} })
  await passes(60_000)
  expect([page(), asked()]).toEqual(['2026-11-27T10:00:00.000Z', 3])
})

it('after an update it is asked at once, and left it is asked no more', async () => {
  const { leave } = await openPage(<Shown />, { shop })
  await passes(1_000)
  await act(async () => upkeep.set({ ...upkeep.get(), ends: 1 }))
  await passes(0)
  expect(asked()).toBe(2)
  leave()
  await passes(200_000)
  expect(asked()).toBe(2)
})
