import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { has, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { BackToTop } from './back-to-top.tsx'

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

  it('lay upon the button that orders at the end of a checkout, and stays away from there', async () => {
    vi.stubGlobal('innerHeight', 800)
    await openPage(<BackToTop />, { shop: scriptedEngine(), address: '/checkout' })
    await scroll(1_601)
    expect(has('button')).toBe(false)
  })
})
