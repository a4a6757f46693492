import { beforeEach, describe, expect, it } from 'vitest'
import { has, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { GuideView } from './guide/guide-view.tsx'
import { PaperView } from './joining/agreement-step.tsx'
import { PieceView } from './piece/piece-view.tsx'
import { PostsView } from './posts/posts-view.tsx'
import { ArchiveView, LanesView } from './products/lanes-view.tsx'
import { refreshCabinet } from './refresh.ts'
import { OrdersView } from './sales/orders/orders-view.tsx'
import { PayoutsView } from './sales/payouts/payouts-view.tsx'
import { SelectionView } from './sets/selection-view.tsx'
import { SetView } from './sets/set-view.tsx'
import { SettingsView } from './settings/settings-view.tsx'

const ROOMS = [
  ['Products', <LanesView key="lanes" />],
  ['Archive', <ArchiveView key="archive" />],
  ['Posts', <PostsView key="posts" />],
  ['Products', <PieceView key="piece" id={7} entity="story" asksPhotos={false} />],
  ['Selection', <SelectionView key="selection" />],
  ['Sets', <SetView key="sets" />],
  ['Orders', <OrdersView key="orders" />],
  ['Payouts', <PayoutsView key="payouts" />],
  ['Guide', <GuideView key="guide" slug={undefined} />],
  ['Partner agreement', <PaperView key="agreement" name="agreement" />],
  ['Privacy for partners', <PaperView key="privacy" name="privacy" />],
  ['Settings', <SettingsView key="settings" />],
] as const

const ASKED = ['promoProducts', 'posts', 'orders', 'payouts', 'payout-account', 'wiki', 'paper', 'settings']

beforeEach(() => {
  refreshCabinet(0, { isForced: true })
})

describe.each(ROOMS)('a room without an answer is still headed “%s”', (title, view) => {
  it('and can be asked again', async () => {
    const shop = scriptedEngine()
    shop.session.set({ status: 'signed-in', customer: '7' })
    for (const id of ASKED) shop.client.script[`blogger.${id}`] = refuses(404)
    await openPage(view, { shop, address: '/cabinet/products' })
    await settled()
    expect([...document.querySelectorAll('h1')].map(textOf)).toEqual([title])
    expect([has('button', 'Try again'), has('alert')]).toEqual([true, true])
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
  })

  it('and says that it is busy while the answer is on its way', async () => {
    const shop = scriptedEngine()
    shop.session.set({ status: 'signed-in', customer: '7' })
    for (const id of ASKED) shop.client.script[`blogger.${id}`] = () => new Promise(() => undefined)
    await openPage(view, { shop, address: '/cabinet/products' })
    await settled()
    expect([...document.querySelectorAll('h1')].map(textOf)).toEqual([title])
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
    expect(has('alert')).toBe(false)
  })
})
