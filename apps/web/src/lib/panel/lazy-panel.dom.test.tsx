import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '#web/lib/notify.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { lazyPanel } from './lazy-panel.tsx'
import { loadingPanels } from './loading-panels.ts'

const t: Translate = (key) => key
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  notices.set([])
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Shown = { isOpen: boolean }
type Load = () => Promise<(props: Shown) => ReactNode>
const Guide = ({ isOpen }: Shown) => (isOpen ? <p>a size guide</p> : null)

function Page({ Panel }: { Panel: ReturnType<typeof lazyPanel> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'open' : 'shut'}
      </button>
      <Panel isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </>
  )
}

const draw = (load: Load) =>
  act(() =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <Page Panel={lazyPanel(load)} />
      </ShopProvider>,
    ),
  )
const press = () => act(async () => document.querySelector('button')?.click())
const pressEscape = () =>
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))

it('a panel opens once its code is there', async () => {
  draw(async () => Guide)
  await press()
  expect(document.querySelector('p')?.textContent).toBe('a size guide')
})

it('a panel whose code is there opens within the press', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const Panel = lazyPanel(async () => Guide)
  root.render(
    <ShopProvider store={aStoreView()} t={t}>
      <Page Panel={Panel} />
    </ShopProvider>,
  )
  void Panel.prefetch()
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull())
  document.querySelector('button')?.click()
  // What a browser does between two presses, and no more.
  await Promise.resolve()
  expect(document.querySelector('p')?.textContent).toBe('a size guide')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

it('an Escape pressed before the code of a panel has come is not lost: it stays shut', async () => {
  const code = Promise.withResolvers<typeof Guide>()
  draw(() => code.promise)
  await press()
  expect(document.querySelector('button')?.textContent).toBe('open')
  pressEscape()
  expect(document.querySelector('button')?.textContent).toBe('shut')
  await act(async () => code.resolve(Guide))
  expect(document.querySelector('p')).toBeNull()
})

it('a panel whose code is three seconds on its way says so, and opens at the next press once it has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const code = Promise.withResolvers<typeof Guide>()
  draw(() => code.promise)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(notices.get()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(notices.get()).toMatchObject([{ text: 'offline.panelFailed', tone: 'error' }])
  expect(document.querySelector('button')?.textContent).toBe('shut')
  vi.useRealTimers()
  await act(async () => code.resolve(Guide))
  expect(document.querySelector('p')).toBeNull()
  await press()
  expect(document.querySelector('p')?.textContent).toBe('a size guide')
})

it('"Try again" loaded the whole page anew while the code of a panel was still on its way: it opens the panel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const code = Promise.withResolvers<typeof Guide>()
  draw(() => code.promise)
  await press()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  vi.useRealTimers()
  const [told] = notices.get()
  await act(async () => told?.action?.onClick())
  expect(document.querySelector('button')?.textContent).toBe('open')
  await act(async () => code.resolve(Guide))
  expect(document.querySelector('p')?.textContent).toBe('a size guide')
})

it('is counted as coming from the press until it is there, or called off', async () => {
  const code = Promise.withResolvers<typeof Guide>()
  draw(() => code.promise)
  await press()
  expect(loadingPanels.get()).toBe(1)
  pressEscape()
  expect(loadingPanels.get()).toBe(0)
  await press()
  await act(async () => code.resolve(Guide))
  expect(loadingPanels.get()).toBe(0)
})

it.each([
  ['offline', false, 'offline.panelUnavailable'],
  ['while the shop is gone', true, 'offline.panelFailed'],
])(
  'a panel that cannot be loaded %s says so and stays shut; the page goes on',
  async (...[, isOnline, text]) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    draw(() => Promise.reject(new TypeError('Failed to fetch')))
    await press()
    expect(notices.get()).toMatchObject([{ text, tone: 'error', action: { label: 'checkout.tryAgain' } }])
    expect(document.querySelector('button')?.textContent).toBe('shut')
  },
)
