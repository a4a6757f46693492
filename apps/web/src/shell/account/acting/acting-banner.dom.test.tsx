import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { find, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ActingBanner } from './acting-banner.tsx'

const HALF_HOUR = 30 * 60_000
let shop: ReturnType<typeof scriptedEngine>
const signOut = vi.fn(async () => undefined)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  signOut.mockClear()
  shop = scriptedEngine()
  shop.engine.session.signOut = signOut
})
const open = (user: object = {}, is_admin = false, ahead = 0) => {
  const until = new Date(Date.now() - ahead + HALF_HOUR).toISOString()
  shop.client.script['user.profile'] = () => ({
    ...{ firstname: 'Anna', lastname: 'Berg', email: 'anna@berg.example', phone: null },
    ...user,
    impersonated_by: { name: 'Bert', until, is_admin, seconds_left: HALF_HOUR / 1_000 },
  })
  return openPage(<ActingBanner customer="7" />, { shop })
}

it('says for whom one acts, until when, and who it is', async () => {
  await open()
  expect(page()).toMatch(/^You act for Anna Berg\. Until \d.*, signed in: Bert/)
})

it('an administrator who acts is called so, a customer without a name by their contact', async () => {
  await open({ firstname: '', lastname: '' }, true)
  expect(page()).toContain('You act for anna@berg.example.')
  expect(page()).toContain('signed in first: Bert, administrator')
})

it('ends by its button, pressed once', async () => {
  signOut.mockImplementationOnce(() => new Promise(() => {}))
  await open()
  await press('button', 'Back to myself')
  expect((find('button', 'Back to myself') as HTMLButtonElement).disabled).toBe(true)
  expect(signOut).toHaveBeenCalledOnce()
})

it('ends by itself when the half hour is over, and not before', async () => {
  await open()
  await act(() => vi.advanceTimersByTimeAsync(HALF_HOUR - 1_000))
  expect(signOut).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(signOut).toHaveBeenCalledOnce()
})

it('does not end before it began on a device whose clock is an hour ahead', async () => {
  await open({}, false, 2 * HALF_HOUR)
  await act(() => vi.advanceTimersByTimeAsync(HALF_HOUR - 1_000))
  expect(signOut).not.toHaveBeenCalled()
})
