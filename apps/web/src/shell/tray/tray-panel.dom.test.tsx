import type { TrayItem } from '@vitrine/sync/tray/tray'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { TrayButton } from './tray-button.tsx'
import { TrayPanel } from './tray-panel.tsx'

const change = (more: Partial<TrayItem> = {}): TrayItem => ({
  ...{ id: 'one', kind: 'cart', name: 'Linen dress', qty: 2, since: Date.now(), attempts: 2 },
  ...{ lastFailure: 'no-answer', nextAt: Date.now() + 9_000 },
  ...more,
})
const ORDER: Partial<TrayItem> = { id: 'o-1', kind: 'order', name: 'o-1' }

let shop: ReturnType<typeof scriptedEngine>
const retryNow = vi.fn(async () => undefined)
const cancel = vi.fn(async () => undefined)
beforeEach(() => {
  stubDialog()
  isTrayOpen.set(false)
  retryNow.mockClear()
  cancel.mockClear()
  shop = scriptedEngine()
  Object.assign(shop.engine.tray, { retryNow, cancel })
})
const open = (...items: TrayItem[]) => {
  shop.tray.set(items)
  return openPage(<TrayPanel isOpen onClose={() => isTrayOpen.set(false)} />, { shop })
}

describe('what waits to be sent', () => {
  it('says what, since when, how often it was tried, why not, and when it is tried again', async () => {
    await open(change())
    expect(page()).toMatch(
      /Linen dress: quantity 2 ?Since .+ · tried 2 times · Next try at .+The shop does not answer/,
    )
    expect(page()).toContain('Everything is kept on this device and sent by itself.')
  })

  it.each([
    ['busy', 'The shop is very busy at the moment'],
    ['fault', 'Something went wrong at the shop'],
    ['signed-out', 'Your sign-in has expired'],
  ] as const)('a failure (%s) is said in words', async (lastFailure, words) => {
    await open(change({ lastFailure }))
    expect(page()).toContain(words)
  })

  it('what is on its way right now has no next time and no reproach', async () => {
    await open(change({ attempts: 0, lastFailure: null, nextAt: null }))
    expect(page()).toMatch(/Since .+ · Being sent/)
    expect(page()).not.toContain('tried')
  })

  it('can be tried at once, or taken back, each by itself', async () => {
    await open(change(), change({ id: 'two', name: 'Wool coat', qty: 0 }))
    await press('button', 'Try now')
    await press('button', 'Cancel: Wool coat: removed')
    expect([retryNow.mock.calls, cancel.mock.calls]).toEqual([[['one']], [['two']]])
  })

  it('what was taken back already cannot be taken back again', async () => {
    await open(change({ isTakenBack: true }))
    expect([page().includes('Linen dress: taken back'), has('button', /^Cancel/)]).toEqual([true, false])
  })

  it('without a line it waits for one and is not tried in vain', async () => {
    await open(change())
    await lineDown(shop)
    expect(page()).toContain('Waits for the connection. Everything is kept')
    expect(find('button', 'Try now').getAttribute('aria-disabled')).toBe('true')
  })

  it('with nothing left it says that everything has been sent', async () => {
    await open(change())
    await act(async () => shop.tray.set([]))
    expect(page()).toContain('Everything has been sent.')
  })
})

describe('an order that waits', () => {
  it('and never left is confirmed at the checkout, not sent behind somebody’s back', async () => {
    isTrayOpen.set(true)
    const { address } = await open(change({ ...ORDER, attempts: 0 }))
    expect(has('button', 'Try now')).toBe(false)
    await press('link', /confirm the order/)
    expect([address(), isTrayOpen.get()]).toEqual(['/checkout', false])
  })

  it('and never left was said to be sent by itself, even to be on its way, and could not be taken back', async () => {
    await open(change({ ...ORDER, attempts: 0, lastFailure: null, nextAt: null }))
    expect(page()).toMatch(
      /The order is sent only once you confirm it\.Order waiting!Since .+ · Not sent yet/,
    )
    expect(page()).not.toMatch(/by itself|Being sent/)
    await press('button', 'Cancel: Order waiting!')
    expect(cancel.mock.calls).toEqual([['o-1']])
  })

  it('and was made by somebody signed out since is not taken back by whoever is there', async () => {
    await open(change({ ...ORDER, attempts: 0, lastFailure: 'signed-out' }))
    expect(has('button', /^Cancel/)).toBe(false)
  })

  it('and may have reached the shop can be asked for, and never taken back', async () => {
    await open(change({ ...ORDER, attempts: 1 }))
    expect([has('button', 'Try now'), has('button', /^Cancel/)]).toEqual([true, false])
  })
})

describe('the clock in the header', () => {
  it('stands there only while something waits, says how much, and opens the list', async () => {
    await openPage(<TrayButton />, { shop })
    expect(has('button')).toBe(false)
    await act(async () => shop.tray.set([change(), change({ id: 'two' })]))
    await press('button', '2 changes wait to be sent')
    expect(isTrayOpen.get()).toBe(true)
  })
})
