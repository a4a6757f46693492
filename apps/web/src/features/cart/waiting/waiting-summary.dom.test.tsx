import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { has, page, press } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { WaitingSummary } from './waiting-summary.tsx'

const waiting = (name: string, qty: number, more: Partial<TrayItem> = {}): TrayItem => ({
  ...{ id: name, kind: 'cart', name, qty, since: Date.now(), attempts: 0, lastFailure: null, nextAt: null },
  ...more,
})
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  isTrayOpen.set(false)
  shop = scriptedEngine()
})
const open = () => openPage(<WaitingSummary />, { shop })
const wait = (...items: TrayItem[]) => act(async () => shop.tray.set(items))

it('what is being sent while all is well is not worth a word', async () => {
  await open()
  await wait(waiting('Linen dress', 2))
  expect(page()).toBe('')
})

it('without a line it says what waits, each change in its words, and leads to the whole list', async () => {
  await open()
  await wait(waiting('Linen dress', 2), waiting('Wool coat', 0), waiting('Scarf', 1, { isTakenBack: true }))
  await lineDown(shop)
  for (const words of ['Waits for the connection', 'Linen dress: quantity 2', 'Wool coat: removed'])
    expect(page()).toContain(words)
  expect(page()).toContain('Scarf: taken back')
  await press('button', 'Details')
  expect(isTrayOpen.get()).toBe(true)
})

it('of many it names the last three', async () => {
  await open()
  await wait(...['A', 'B', 'C', 'D'].map((name) => waiting(name, 1)))
  await lineDown(shop)
  expect([page().includes('A: quantity 1'), page().includes('B: quantity 1')]).toEqual([false, true])
})

it('is gone when the line is back', async () => {
  await open()
  await wait(waiting('Linen dress', 2))
  const lineUp = await lineDown(shop)
  expect(has('button', 'Details')).toBe(true)
  await lineUp()
  expect(page()).toBe('')
})
