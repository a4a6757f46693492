import { afterEach, expect, test, vi } from 'vitest'
import { watchVitals } from './tell-vitals.ts'

type Report = { name: string; value: number }
const { watchers } = vi.hoisted(() => ({ watchers: [] as ((report: Report) => void)[] }))
vi.mock('web-vitals', () => {
  const watch = (note: (report: Report) => void) => void watchers.push(note)
  return { onCLS: watch, onINP: watch, onLCP: watch, onTTFB: watch }
})
afterEach(() => vi.restoreAllMocks())

test('what was measured is told once, when the page is left, and nothing before', async () => {
  const sent: string[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  navigator.sendBeacon = vi.fn((_, body) => {
    void (body as Blob).text().then((text) => sent.push(text))
    return true
  })
  watchVitals()
  watchVitals()
  expect(watchers).toHaveLength(4)
  watchers[0]?.({ name: 'LCP', value: 900 })
  watchers[0]?.({ name: 'LCP', value: 1_630 })
  watchers[1]?.({ name: 'CLS', value: 99 })
  watchers[1]?.({ name: 'FCP', value: 5 })
  expect(navigator.sendBeacon).not.toHaveBeenCalled()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0] ?? '')).toEqual({ page: 'home', device: 'phone', LCP: 1_630, CLS: 10 })
})
