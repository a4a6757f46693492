import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ShareButton } from './share-button.tsx'

/** What this browser has to share by. */
const has = (what: object) => vi.stubGlobal('navigator', Object.assign(Object.create(navigator), what))
beforeEach(() => notices.set([]))
afterEach(() => vi.unstubAllGlobals())

async function share() {
  await openPage(<ShareButton name="Linen dress" />, { shop: scriptedEngine() })
  await press('button', 'Share')
  return notices.get().map(({ text, tone }) => [text, tone])
}

it('the device’s own sheet gets the name and the address, and nothing else is said', async () => {
  const handed = vi.fn(async () => undefined)
  has({ share: handed })
  expect(await share()).toEqual([])
  expect(handed.mock.calls).toEqual([[{ title: 'Linen dress', url: location.href }]])
})

it('a sheet that was shut again is no failure', async () => {
  has({ share: () => Promise.reject(new DOMException('shut', 'AbortError')) })
  expect(await share()).toEqual([])
})

it('without one the address is copied, and it says so', async () => {
  const copied = vi.fn(async () => undefined)
  has({ share: undefined, clipboard: { writeText: copied } })
  expect(await share()).toEqual([['The link is copied', 'success']])
  expect(copied.mock.calls).toEqual([[location.href]])
})

it.each([
  ['refuses to copy', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has nothing to copy to', undefined],
])(
  'a browser that %s left the press without a word: it says that nothing was copied',
  async (_, clipboard) => {
    has({ share: undefined, clipboard })
    expect(await share()).toEqual([['This did not work. Please try again.', 'error']])
  },
)
