import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { cabinetRounds } from '../refresh.ts'
import { aCabinet } from '../testing/open-room.tsx'
import { RefreshLine } from './refresh-line.tsx'

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet()
  shop.client.script['blogger.counts'] = () => ({ selection: {} })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => void vi.useRealTimers())
const line = () => find('button', /^Updated/)
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const MINUTE = 60_000

it('says how long ago the cabinet was brought up to date, by itself', async () => {
  await openPage(<RefreshLine />, { shop })
  expect(textOf(line())).toMatch(/^Updated (now|0 seconds ago)/)
  await pass(2 * MINUTE)
  expect(textOf(line())).toMatch(/^Updated 2 minutes ago/)
})

it('looks old after a quarter of an hour, and no longer once it is pressed', async () => {
  await openPage(<RefreshLine />, { shop })
  const fresh = line().className
  await pass(15 * MINUTE)
  expect(line().className).toBe(fresh)
  await pass(MINUTE)
  expect(line().className).not.toBe(fresh)
  await press('button', /^Updated/)
  expect([line().className, notices.get()]).toEqual([
    fresh,
    [expect.objectContaining({ text: 'The cabinet is up to date.', tone: 'success' })],
  ])
})

it('a press begins a round each time, and does not wait five seconds for it', async () => {
  await openPage(<RefreshLine />, { shop })
  const before = cabinetRounds.get()
  await press('button', /^Updated/)
  await press('button', /^Updated/)
  expect(cabinetRounds.get()).toBe(before + 2)
})

it('who is no partner any more hears no success', async () => {
  shop.client.script['blogger.counts'] = refuses(403, { result: 'ACCESS_DENIED' })
  await openPage(<RefreshLine />, { shop })
  await press('button', /^Updated/)
  expect(notices.get()).toMatchObject([{ tone: 'error' }])
})

it('said that it was brought up to date a moment ago after a press that no line carried', async () => {
  await openPage(<RefreshLine />, { shop })
  await press('button', /^Updated/)
  await pass(2 * MINUTE)
  shop.client.script['blogger.counts'] = refuses(0)
  await press('button', /^Updated/)
  await pass(1_000)
  expect(textOf(line())).toMatch(/^Updated 2 minutes ago/)
})
