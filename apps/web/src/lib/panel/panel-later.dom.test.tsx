import type { Translate } from '@vitrine/i18n/create-translate'
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '#web/lib/notify.ts'
import { defaultStore } from '#web/lib/store/store-of-path.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { panelLater } from './panel-later.tsx'

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

type Load = () => Promise<() => ReactNode>

function Page({ Panel }: { Panel: ReturnType<typeof panelLater> }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Panel onClose={() => setOpen(false)} /> : <p>shut</p>
}

const open = (load: Load) =>
  act(async () =>
    root.render(
      <ShopProvider store={defaultStore()} t={t}>
        <Page Panel={panelLater(load)} />
      </ShopProvider>,
    ),
  )

it('a panel opens once its code is there', async () => {
  await open(async () => () => <p>a size guide</p>)
  expect(document.body.textContent).toBe('a size guide')
})

it.each([
  ['offline', false, 'offline.panelUnavailable'],
  ['while the shop is gone', true, 'offline.panelFailed'],
])(
  'a panel that cannot be loaded %s says so and stays shut; the page goes on',
  async (...[, isOnline, text]) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await open(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(notices.get()).toMatchObject([{ text, tone: 'error', action: { label: 'sync.retry' } }])
    expect(document.body.textContent).toBe('shut')
  },
)
