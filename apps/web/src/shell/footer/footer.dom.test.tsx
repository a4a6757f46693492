import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { STATIC_PAGES } from '#web/lib/content/static-pages.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { isNoticeOpen } from '#web/lib/pixel/consent.ts'
import { NO_INFO, type ShopInfo } from '#web/lib/shop-info.ts'
import { Footer } from './footer.tsx'

vi.mock('./last-updated.tsx', () => ({ LastUpdated: () => null }))

const MENU: MenuNode[] = Array.from({ length: 9 }, (_, at) => ({
  ...{ id: at, name: `Kind ${at}`, path: `/kind-${at}`, count: 1, children: [] },
}))
beforeEach(() => isNoticeOpen.set(false))
type Opened = { store?: string; address?: string; year?: number | undefined }
const open = (more: Partial<ShopInfo> = {}, { store = 'us', address = '/', year = 2026 }: Opened = {}) =>
  openPage(<Footer menu={MENU} info={{ ...NO_INFO, ...more }} year={year} />, {
    shop: scriptedEngine(),
    store,
    address,
    ...(store === 'de' && { t: wordsIn('de') }),
  })
const hrefs = () => all('link').map((one) => one.getAttribute('href'))
const EVERY_PAGE = STATIC_PAGES.map(({ identifier }) => identifier)

describe('the foot of a page', () => {
  it('leads to the first kinds of goods, and not to all of them', async () => {
    await open()
    expect(hrefs().filter((href) => href?.startsWith('/kind'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `/kind-${at}`),
    )
  })

  it('leads to the pages the shop has, and to no other', async () => {
    const { leave } = await open({ pages: ['imprint', 'shipping-info'], hasNews: true })
    const own = () => hrefs().filter((href) => /^\/(\w+-?)+$/.test(href ?? '') && !href?.startsWith('/kind'))
    expect(own()).toEqual(expect.arrayContaining(['/order-lookup', '/delivery', '/imprint', '/news']))
    expect(own()).not.toContain('/privacy')
    leave()
    await open({ pages: [] })
    expect([own().includes('/imprint'), own().includes('/news')]).toEqual([false, false])
  })

  it('a law of the Union is a page of its stores alone', async () => {
    const { leave } = await open({ pages: EVERY_PAGE }, { store: 'de' })
    expect(hrefs()).toContain('/withdrawal')
    leave()
    await open({ pages: EVERY_PAGE })
    expect(hrefs()).not.toContain('/withdrawal')
  })

  it('says who the shop is in one line, and nothing where it does not say', async () => {
    const { leave } = await open({ company: 'Vitrine GmbH', address: ['Elbchaussee 1', '', 'Hamburg'] })
    expect(page()).toContain('Vitrine GmbH, Elbchaussee 1, Hamburg')
    leave()
    await open({ address: ['Elbchaussee 1'] })
    expect(page()).not.toContain(', Elbchaussee')
  })

  it('is dialled and written to, and where the shop has neither there is no empty link', async () => {
    const { leave } = await open({ phone: '+49 (0) 40 12', email: 'help@vitrine.example' })
    expect([hrefs().includes('tel:+494012'), hrefs().includes('mailto:help@vitrine.example')]).toEqual([
      ...[true, true],
    ])
    leave()
    await open()
    expect(hrefs().filter((href) => /^(tel|mailto):/.test(href ?? ''))).toEqual([])
  })

  it('promises no hours of help the shop has not named', async () => {
    const told = { phone: '+49 (0) 40 12', email: 'help@vitrine.example' }
    const { leave } = await open({ ...told, hours: 'Mondays' })
    expect(page()).toContain('Mondays')
    leave()
    await open(told)
    expect(page()).not.toMatch(/day/)
  })

  it('says of the demonstration shop alone that nothing is really sold', async () => {
    const { leave } = await open({ isDemo: true })
    expect(page()).toContain('A demonstration shop')
    leave()
    await open()
    expect(page()).not.toContain('demonstration')
  })

  it('asks for an address for letters everywhere but on the page that does so itself', async () => {
    const { leave } = await open({ hasNewsletter: true }, { address: '/women' })
    expect(has('field', /mail/i)).toBe(true)
    leave()
    const other = await open({ hasNewsletter: true }, { address: '/newsletter' })
    expect(has('field')).toBe(false)
    other.leave()
    await open({}, { address: '/women' })
    expect(has('field')).toBe(false)
  })

  it('lets a choice about cookies be changed where there was one to make', async () => {
    const { leave } = await open({ pixelUrl: 'https://ads.example/p' })
    await press('button', 'Cookies and consent')
    expect(isNoticeOpen.get()).toBe(true)
    leave()
    await open()
    expect(has('button', 'Cookies and consent')).toBe(false)
  })

  it('opens other places of the shop beside it, without telling them where one came from', async () => {
    await open({ networks: [{ name: 'Instagram', href: 'https://instagram.example/vitrine' }] })
    const link = find('link', 'Instagram')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  it('tells no year before the page knows it', async () => {
    const { leave } = await open()
    expect(page()).toContain('© 2026 Vitrine')
    leave()
    await open({}, { year: undefined })
    expect(page()).not.toMatch(/undefined|NaN/)
  })
})

describe('the choice of a country', () => {
  it('leads to this page in every store that is open, each in its own words, and marks this one', async () => {
    await open({}, { store: 'de', address: '/damen?size=M' })
    const links = [...document.querySelectorAll('details a')]
    expect(links.map((one) => one.getAttribute('href'))).toContain('/us/damen?size=M')
    expect(links.filter((one) => one.getAttribute('aria-current') === 'true').map(textOf)).toEqual([
      expect.stringMatching(/^Deutschland/),
    ])
    expect(links.find((one) => textOf(one).startsWith('Deutschland'))?.getAttribute('lang')).toBe('de')
    expect(textOf(find('button', /^Deutschland/))).toBe('DeutschlandEUR €')
  })

  it.each(['/order/81', '/newsletter/confirm/secret'])(
    'leaves %s behind, which is of one store',
    async (address) => {
      await open({}, { address })
      const links = [...document.querySelectorAll('details a')].map((one) => one.getAttribute('href'))
      expect(new Set(links).size).toBe(links.length)
      expect(links.every((href) => /^\/\w\w$/.test(href ?? ''))).toBe(true)
    },
  )
})
