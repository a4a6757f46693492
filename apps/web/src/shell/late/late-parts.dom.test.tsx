import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { isNoticeOpen } from '#web/lib/pixel/consent.ts'
import { BackToTop } from './back-to-top.tsx'
import { CookieNotice } from './cookie-notice.tsx'

beforeEach(() => {
  localStorage.clear()
  isNoticeOpen.set(false)
})
afterEach(() => vi.unstubAllGlobals())

describe('the way back to the top', () => {
  const scroll = async (to: number) => {
    vi.stubGlobal('scrollY', to)
    await act(async () => void dispatchEvent(new Event('scroll')))
  }
  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('is offered far down alone, and rises as its reader likes it (calm: %s)', async (isCalm, behavior) => {
    vi.stubGlobal('innerHeight', 800)
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
    const rose = vi.fn()
    vi.stubGlobal('scrollTo', rose)
    await openPage(
      <>
        <main id="content" tabIndex={-1} />
        <BackToTop />
      </>,
      { shop: scriptedEngine() },
    )
    await scroll(1_600)
    expect(has('button')).toBe(false)
    await scroll(1_601)
    await press('button', /top/i)
    expect([rose.mock.calls, document.activeElement?.id]).toEqual([[[{ top: 0, behavior }]], 'content'])
    await scroll(0)
    expect(has('button')).toBe(false)
  })
})

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
