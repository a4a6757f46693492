import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { has, page, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { MenuPerson } from './menu-person.tsx'

let measured: () => void
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe(target: Element) {
        measured = () => this.tell([{ target }])
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(214)
  onTestFinished(() => void vi.unstubAllGlobals())
})
const nobody = { known: undefined, error: undefined, retry: () => {} }
async function open(status: 'unknown' | 'guest') {
  const shop = scriptedEngine()
  shop.session.set({ status, customer: null })
  await openPage(<MenuPerson person={nobody} onClose={() => {}} />, { shop })
  await settled()
  await act(async () => measured())
}
const kept = () => document.querySelector<HTMLElement>('[style*="min-height"]')?.style.minHeight

it('the menu moved down as it became known who is in: it keeps the room this took the last time', async () => {
  await open('unknown')
  expect([kept(), page()]).toEqual([undefined, expect.stringContaining('Sign in')])
  await open('guest')
  await open('unknown')
  expect(kept()).toBe('214px')
  expect(has('button', 'Try again')).toBe(false)
})

it('a guest who had signed out found a gap as tall as what was theirs', async () => {
  await open('unknown')
  await open('guest')
  document.body.replaceChildren()
  await open('guest')
  expect(kept()).toBeUndefined()
})
