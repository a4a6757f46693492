import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveByDocument } from './leave-by-document.ts'

const heard = vi.fn((event: Event) => event.preventDefault())
beforeEach(() => {
  heard.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { controller: {} } }))
  addEventListener('click', leaveByDocument, { capture: true })
  document.body.addEventListener('click', heard)
})
afterEach(() => {
  removeEventListener('click', leaveByDocument, { capture: true })
  document.body.removeEventListener('click', heard)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Whether the router hears of a press on a link to `to`. */
function isRouted(from: string, to: string): boolean {
  history.replaceState(null, '', from)
  document.body.innerHTML = `<a href="${to}">there</a>`
  document.querySelector('a')?.click()
  return heard.mock.calls.length > 0
}

it.each([
  ['/us/women', '/us/men'],
  ['/us/my-account', '/us/my-account/orders'],
  ['/us/cabinet/sales', '/us/women'],
  ['/us/women', '/us/cabinet/sales'],
])('without a line a link from %s to %s loads a document, which the worker may have', (from, to) => {
  expect(isRouted(from, to)).toBe(false)
})

it('a link inside the cabinet led to "Not kept on this device" without a line, away from all its links', () => {
  expect(isRouted('/us/cabinet/products', '/us/cabinet/sales')).toBe(true)
})

it('with a line every link is the router’s', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(isRouted('/us/women', '/us/men')).toBe(true)
})
