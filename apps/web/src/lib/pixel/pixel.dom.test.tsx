import { beforeEach, describe, expect, it, vi } from 'vitest'
import { has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { readClaim } from '#web/lib/account/claims.ts'
import { CookieNotice } from '#web/shell/notice/cookie-notice.tsx'
import { isNoticeOpen } from './consent.ts'
import { usePixel } from './use-pixel.ts'

const PIXEL = 'https://ads.example/tr?ev={event}&v={value}&c={currency}&id={id}'
const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  isNoticeOpen.set(false)
  asked.length = 0
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
})

function Buy() {
  const tellPixel = usePixel()
  const buy = () => tellPixel({ name: 'Purchase', id: 'a b', value: 12.5, currency: 'EUR' })
  return (
    <button type="button" onClick={buy}>
      Buy
    </button>
  )
}
const open = (info: object) =>
  openPage(
    <>
      <CookieNotice />
      <Buy />
    </>,
    { shop: scriptedEngine(), info },
  )
const buys = async () => {
  await press('button', 'Buy')
  await settled()
}

describe('the notice about what is stored', () => {
  it('shows until it is read, and marks on arrival that it was not', async () => {
    const { leave } = await open({ showsCookies: true })
    expect([page().includes('keeps your bag'), readClaim('cookiesAccepted')]).toEqual([true, false])
    await press('button', 'OK')
    expect([page().includes('keeps your bag'), readClaim('cookiesAccepted')]).toEqual([false, true])
    leave()
    await open({ showsCookies: true })
    expect(page()).not.toContain('keeps your bag')
  })

  it('stays away where the shop does not want it', async () => {
    await open({})
    expect([page(), localStorage.length]).toEqual(['Buy', 0])
  })
})

describe('advertisers', () => {
  it('are told nothing before somebody agrees, and then what was done', async () => {
    await open({ pixelUrl: PIXEL })
    await buys()
    expect(asked).toEqual([])
    await press('button', 'Agree')
    await buys()
    await vi.waitFor(() =>
      expect(asked).toEqual(['https://ads.example/tr?ev=Purchase&v=12.5&c=EUR&id=a%20b']),
    )
  })

  it('are told nothing of who does not agree, also after they did once', async () => {
    await open({ pixelUrl: PIXEL })
    await press('button', 'Only what is needed')
    await buys()
    expect([asked, has('button', 'Agree')]).toEqual([[], false])
  })

  it('are not even asked about where the shop names none', async () => {
    await open({ showsCookies: true })
    expect(has('button', 'Agree')).toBe(false)
    await press('button', 'OK')
    await buys()
    expect(asked).toEqual([])
  })
})
