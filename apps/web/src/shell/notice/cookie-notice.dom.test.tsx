import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press } from '#web/engine/testing/find.ts'
import { english, openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { writeClaim } from '#web/lib/account/claims.ts'
import { RootDataContext } from '#web/lib/loaded/root-data.ts'
import { answerNotice, isNoticeOpen } from '#web/lib/pixel/consent.ts'
import { NO_INFO } from '#web/lib/shop-info.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { earlyNotice } from './early-notice.ts'

beforeEach(() => {
  localStorage.clear()
  isNoticeOpen.set(false)
})
afterEach(() => vi.unstubAllGlobals())

describe('what is stored here', () => {
  const open = (info: object) => openPage(<CookieNotice />, { shop: scriptedEngine(), info })

  it('is said once, where the shop wants it said, and not again on the next page', async () => {
    const { leave } = await open({ showsCookies: true })
    expect([page().includes('keeps your bag'), has('button', 'Agree')]).toEqual([true, false])
    await press('button', /^(OK|Understood|Got it|All right)/i)
    expect(has('button')).toBe(false)
    leave()
    await open({ showsCookies: true })
    expect(has('button')).toBe(false)
  })

  it('is not spoken of where the shop says nothing of it', async () => {
    await open({})
    expect(page()).toBe('')
  })

  it.each(['Agree', 'Only what is needed'])(
    'where advertisers would be told asks first: %s',
    async (answer) => {
      const { leave } = await open({ pixelUrl: 'https://ads.example/p' })
      expect(page()).toContain('If you agree')
      const looks = ['Agree', 'Only what is needed'].map((name) => find('button', name).className)
      expect(looks[0]).toBe(looks[1])
      await press('button', answer)
      leave()
      await open({ pixelUrl: 'https://ads.example/p' })
      expect(has('button')).toBe(false)
    },
  )

  it('leads to the page on privacy where there is one', async () => {
    const { leave } = await open({ showsCookies: true })
    expect(has('link')).toBe(false)
    leave()
    await open({ showsCookies: true, pages: ['privacy-policy'] })
    expect(find('link').getAttribute('href')).toBe('/privacy')
  })
})

describe('before the page is alive', () => {
  const whole = (
    <MemoryRouter>
      <ShopProvider store={aStoreView('us')} t={english}>
        <RootDataContext value={{ info: { ...NO_INFO, showsCookies: true } }}>
          <CookieNotice />
        </RootDataContext>
      </ShopProvider>
    </MemoryRouter>
  )
  const notice = () => document.querySelector<HTMLElement>('section')
  let root: Root | undefined
  let place: HTMLElement
  /** As the server made it, with the code it brings. */
  const come = (tree: ReactNode = whole) => {
    place.innerHTML = renderToString(tree)
    new Function(earlyNotice())()
  }
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    place = document.body.appendChild(document.createElement('main'))
  })
  afterEach(() => {
    flushSync(() => root?.unmount())
    root = undefined
    place.remove()
  })
  /** Whether it was hidden, or gone, whenever something of it changed. */
  async function comeAlive(): Promise<boolean[]> {
    const seen: boolean[] = []
    const watch = new MutationObserver(() => seen.push(notice()?.hidden !== false))
    watch.observe(place, { subtree: true, childList: true, attributes: true })
    const onRecoverableError = vi.fn()
    root = hydrateRoot(place, whole, { onRecoverableError })
    await vi.waitFor(() => expect(localStorage.getItem('claims')).not.toBeNull())
    await new Promise((done) => setTimeout(done, 20))
    watch.disconnect()
    expect(onRecoverableError).not.toHaveBeenCalled()
    return seen
  }

  it('it is there with the page, and stays as it is when that comes alive', async () => {
    place.innerHTML = renderToString(whole)
    expect(notice()?.hidden).toBe(true)
    come()
    expect(notice()?.hidden).toBe(false)
    const first = notice()
    expect(await comeAlive()).not.toContain(true)
    expect(notice()).toBe(first)
    find('button', 'OK').click()
    await vi.waitFor(() => expect(notice()).toBeNull())
  })

  it('who has answered never sees it', async () => {
    answerNotice(false)
    come()
    expect(notice()?.hidden).toBe(true)
    expect(await comeAlive()).not.toContain(false)
    await vi.waitFor(() => expect(notice()).toBeNull())
  })

  it.each(['nothing of it', 'not yet', 'no JSON'])('it is shown where a browser remembers %s', (what) => {
    if (what === 'not yet') writeClaim('cookiesAccepted', false)
    if (what === 'no JSON') localStorage.setItem('claims', '{')
    come()
    expect(notice()?.hidden).toBe(false)
  })

  it('a page without it breaks nothing', () => {
    expect(() => come(<p>hi</p>)).not.toThrow()
  })
})
