import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notices, notify } from '#web/lib/notify.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { Notifications } from './notifications.tsx'

const t: Translate = (key) => key
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <Notifications />
      </ShopProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  notices.set([])
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = (role: 'status' | 'alert') => document.querySelector(`[role="${role}"]`)?.textContent ?? ''
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a message to the shopper', () => {
  it('is read out politely and goes after two seconds', () => {
    act(() => notify({ text: 'Added' }))
    expect(said('status')).toContain('Added')
    later(2_000)
    expect(said('status')).toBe('')
  })

  it('that asks for nothing goes by OK as well', () => {
    act(() => notify({ text: 'Added', tone: 'success', lifetimeMs: 5_000 }))
    later(4_999)
    expect(said('status')).toContain('Added')
    act(() => document.querySelector<HTMLElement>('[role="status"] button')?.click())
    expect(said('status')).toBe('')
  })

  it('in a tab that lies behind another waits until somebody is there to read it', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => notify({ text: 'Signed out', tone: 'warning', lifetimeMs: 5_000 }))
    later(60_000)
    expect(said('status')).toContain('Signed out')
    seen.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    later(4_999)
    expect(said('status')).toContain('Signed out')
    later(1)
    expect(said('status')).toBe('')
  })

  it('without an end stays until OK is pressed', () => {
    act(() => notify({ text: 'Not kept', tone: 'warning', lifetimeMs: Number.POSITIVE_INFINITY }))
    later(3_600_000)
    expect(said('status')).toContain('Not kept')
    act(() => document.querySelector<HTMLElement>('[role="status"] button')?.click())
    expect(said('status')).toBe('')
  })

  it('that failed is read out at once', () => {
    act(() => notify({ text: 'Refused', tone: 'error' }))
    expect(said('alert')).toContain('Refused')
  })

  it('said twice in a row is shown once', () => {
    act(() => {
      notify({ text: 'Added' })
      notify({ text: 'Added' })
    })
    expect(notices.get()).toHaveLength(1)
  })

  it('with something to do stays until it is done', () => {
    const undo = vi.fn()
    act(() => notify({ text: 'Removed', action: { label: 'Undo', onClick: undo } }))
    later(60_000)
    expect(said('status')).toContain('Removed')
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo')
    act(() => button?.click())
    expect(undo).toHaveBeenCalledOnce()
    expect(said('status')).toBe('')
  })

  it('waits under the pointer', () => {
    act(() => notify({ text: 'Added' }))
    const toast = document.querySelector('[role="status"] > div')
    act(() => toast?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    later(10_000)
    expect(said('status')).toContain('Added')
    act(() => toast?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
    later(2_000)
    expect(said('status')).toBe('')
  })
})
