import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ShareCart } from './share-cart.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(async () => {
  notices.set([])
  shop = scriptedEngine()
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
  shop.client.script['cart.share'] = () => ({ url_path: '/cart/h4rd2guess' })
})
const LINK = `${location.origin}/de/cart/h4rd2guess`
const open = () => openPage(<ShareCart />, { shop, store: 'de', address: '/cart' })
/** What this browser can do with a link. */
function device(can: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const { share, writeText } = can
  Object.assign(navigator, { share })
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
}
const said = () => notices.get().map(({ text }) => text)

describe('sharing a bag', () => {
  it('copies a link that opens it in the same store, says so, and leaves it in sight', async () => {
    const writeText = vi.fn(async () => undefined)
    device({ writeText })
    await open()
    await press('button', 'Share this bag')
    expect([writeText.mock.calls, said()]).toEqual([[[LINK]], ['Link copied']])
    expect(textOf(find('status'))).toBe(`Link to a copy of this bag: ${LINK}`)
  })

  it('opens the sheet of a phone instead, and calls nothing copied', async () => {
    const share = vi.fn(async () => undefined)
    const writeText = vi.fn(async () => undefined)
    device({ share, writeText })
    await open()
    await press('button', 'Share this bag')
    expect([share.mock.calls, writeText.mock.calls, said()]).toEqual([
      ...[[[{ title: 'A shared bag', url: LINK }]], [], []],
    ])
  })

  it.each([
    ['a sheet that was closed', { share: () => Promise.reject(new DOMException('no', 'AbortError')) }],
    ['a clipboard that is forbidden', { writeText: () => Promise.reject(new Error('not allowed')) }],
    ['neither sheet nor clipboard', {}],
  ])('with %s leaves the link to be copied by hand, and complains of nothing', async (_, can) => {
    device(can)
    await open()
    await press('button', 'Share this bag')
    expect([page().includes(LINK), said()]).toEqual([true, []])
  })

  it('says that no link could be made, and makes it when asked again', async () => {
    device({})
    shop.client.script['cart.share'] = refuses(503)
    await open()
    await press('button', 'Share this bag')
    expect([said(), has('status')]).toEqual([['The link could not be made. Please try again.'], false])
    shop.client.script['cart.share'] = () => ({ url_path: '/cart/h4rd2guess' })
    await press('button', 'Share this bag')
    expect(page()).toContain(LINK)
  })

  it('asks nobody without a line', async () => {
    await open()
    await lineDown(shop)
    await press('button', 'Share this bag')
    expect([shop.count('cart.share'), said()]).toEqual([0, []])
  })

  it('pressed twice makes one link', async () => {
    device({})
    const answer = Promise.withResolvers<{ url_path: string }>()
    shop.client.script['cart.share'] = () => answer.promise
    await open()
    await press('button', 'Share this bag')
    await press('button', 'Share this bag')
    await act(async () => answer.resolve({ url_path: '/cart/h4rd2guess' }))
    await settled()
    expect([shop.count('cart.share'), page().includes(LINK)]).toEqual([1, true])
  })
})
