import type { Membership } from '@vitrine/contract/partner/membership'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, select, settled, textOf } from '#web/engine/testing/find.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { MembershipContext } from '../frame/membership.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom, sentBy } from '../testing/open-room.tsx'
import { ArchiveView, LanesView } from './lanes-view.tsx'

const WITHOUT_PARCEL = { order: null, order_id: null, days_to_delivery: null }
const PIECES = [
  aPiece(1, { title: 'Coat' }),
  aPiece(2, { title: 'Chelsea boots' }),
  aPiece(3, { title: 'Trench coat', ...WITHOUT_PARCEL }),
  aPiece(4, { title: 'Cardigan', ...WITHOUT_PARCEL }),
  aPiece(5, { ...HERE, title: 'Skirt' }),
  aPiece(6, { ...HERE, title: 'Photographed tote', blogger_images: ['/b/1.webp'] }),
  aPiece(7, { ...HERE, title: 'V-neck', promoted_count: 2, promoted_dates: ['2029-11-15', '2029-11-19'] }),
  aPiece(8, {
    ...{ ...HERE, title: 'Scarf', archive: true, archived_at: '2029-11-02T10:00:00Z' },
    ...{ archived_reason: 'sold_out', archived_by: 'staff' },
  }),
]
let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  stubDialog()
  shop = aCabinet(PIECES)
})
const laneOf = (name: string) => {
  const heading = all('heading', name).find(({ tagName }) => tagName === 'H2')
  return [...(heading?.closest('section')?.querySelectorAll('li') ?? [])].map((item) => textOf(item))
}

describe('the lanes', () => {
  it('hold each piece where it stands, and say what is next for it', async () => {
    await openRoom(<LanesView />, shop)
    expect(laneOf('On the way')).toEqual([
      'CoatExpected within 2 daysIt has arrived',
      'Chelsea bootsExpected within 2 daysIt has arrived',
      'Trench coatParcel is being prepared',
      'CardiganParcel is being prepared',
    ])
    expect(laneOf('To promote')[0]).toMatch(/^SkirtArrived November 9, 2029 ?Add photos$/)
    expect(laneOf('Promoted')[0]).toMatch(/^V-neck2 posts ?Copy link$/)
    expect(laneOf('Archived')).toEqual(['ScarfSold out for good, by the shop, November 2, 2029Bring back'])
  })

  it('remind of what waits for photos, and not of what has some', async () => {
    await openRoom(<LanesView />, shop)
    expect(page()).toContain('1 piece waits for photos')
  })

  it('of who wants no reminder say nothing of photos', async () => {
    const me = { show_attention_photo_modal: false } as Membership
    await openRoom(<MembershipContext value={me}>{<LanesView />}</MembershipContext>, shop)
    expect(page()).toContain('To promote')
    expect(page()).not.toContain('waits for photos')
  })

  it('begin on a phone with the one that was asked for, else with the first that holds something', async () => {
    const { leave } = await openRoom(<LanesView />, shop)
    const inSight = () => all('button').filter((one) => one.getAttribute('aria-pressed') === 'true')
    expect(inSight().map(textOf)).toEqual(['On the way 4'])
    leave()
    await openRoom(<LanesView />, shop, '/cabinet/products#lane-to_promote')
    expect(inSight().map(textOf)).toEqual(['To promote 2'])
  })

  it.each([
    [2, ['/cabinet/wiki']],
    [0, []],
  ])('lead a new partner to the guide, where one of %i articles is there', async (count, links) => {
    const me = { instructions_count: count } as Membership
    await openRoom(<MembershipContext value={me}>{<LanesView />}</MembershipContext>, aCabinet())
    expect(page()).toContain('Nothing has been sent to you yet.')
    expect(all('link').map((link) => link.getAttribute('href'))).toEqual(links)
  })

  it('show the first six of a lane, the others by a press', async () => {
    const many = Array.from({ length: 9 }, (_, at) => aPiece(at + 1, { ...HERE, title: `Piece ${at + 1}` }))
    await openRoom(<LanesView />, aCabinet(many))
    expect(laneOf('To promote')).toHaveLength(6)
    await press('button', '3 more')
    expect(laneOf('To promote')).toHaveLength(9)
  })
})

describe('a parcel that has arrived', () => {
  it('is told with what was in it instead, each piece once', async () => {
    shop.client.script['blogger.orderReceived'] = () => ({ order_id: 6, delivered_at: '', products: [] })
    await openRoom(<LanesView />, shop)
    await press('button', 'It has arrived')
    await select('Coat, Slate, S', 'Instead: Trench coat, Slate, S')
    const left = [...(find('select', 'Chelsea boots, Slate, S') as HTMLSelectElement).options].map(textOf)
    expect(left).toEqual(['It was in the parcel', 'Instead: Cardigan, Slate, S'])
    const dialog = find('dialog')
    const done = [...dialog.querySelectorAll('button')].find((one) => textOf(one) === 'It has arrived')
    await act(async () => done?.click())
    await settled()
    expect(sentBy(shop, 'blogger.orderReceived')).toEqual([{ id: 6, substitutes: [{ from: 1, to: 3 }] }])
  })
})

describe('the archive', () => {
  it('holds what was put aside alone, with who did it', async () => {
    await openRoom(<ArchiveView />, shop)
    expect([page().includes('by the shop'), page().includes('Coat')]).toEqual([true, false])
  })

  it('says so while it is empty', async () => {
    await openRoom(<ArchiveView />, aCabinet())
    expect([
      page().includes('Nothing is in the archive. A piece is put aside on its own page.'),
      has('button'),
    ]).toEqual([true, false])
  })

  it('lost the focus with the piece that was brought back: the next one has it, and after the last its heading', async () => {
    const aside = [1, 2].map((id) =>
      aPiece(id, { ...HERE, archive: true, archived_at: '2029-11-02T10:00:00Z' }),
    )
    shop = aCabinet(aside)
    shop.client.script['blogger.archiveProduct'] = () => {
      const left = aside.slice(sentBy(shop, 'blogger.archiveProduct').length)
      shop.client.script['blogger.promoProducts'] = () => ({ items: left, total: left.length })
      return aside[0]
    }
    await openRoom(<ArchiveView />, shop)
    const bringsBack = async () => {
      act(() => find('button', 'Bring back').focus())
      await press('button', 'Bring back')
      await settled()
    }
    await bringsBack()
    expect([all('button').length, document.activeElement]).toEqual([1, find('button', 'Bring back')])
    await bringsBack()
    expect([has('button'), document.activeElement]).toEqual([false, find('heading', 'Archive')])
  })
})
