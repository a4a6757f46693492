// What a partner does in the cabinet: once however often it is pressed, kept while it is on its way, told by what happened.
import { act, type ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, fill, find, has, page, press, select, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { ApplyView } from '../joining/apply-view.tsx'
import { OwnPhoto } from '../photos/own-photo.tsx'
import { ArrivedQuestion } from '../products/arrived-question.tsx'
import { PayoutRow } from '../sales/payouts/payout-row.tsx'
import { SelectionView } from '../sets/selection-view.tsx'
import { SetView } from '../sets/set-view.tsx'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom, sentBy } from '../testing/open-room.tsx'
import { BringBack } from './bring-back.tsx'

const NO_LINE = 'There is no connection at the moment. Please try again.'
const FAILED = 'That did not work. Please try again in a moment.'
const PIECES = [
  aPiece(1, { ...HERE, title: 'Roll-neck', order_id: null, order: null }),
  aPiece(2, { ...HERE, title: 'Skirt', type_type: 'bottom', order_id: null, order: null }),
  aPiece(3, { title: 'Coat', order_id: null, order: null }),
  aPiece(4, { title: 'Scarf', order_id: null, order: null }),
  aPiece(5, { title: 'Cap', order_id: 6 }),
]
const PAYOUT = {
  ...{ id: 4, sum: 120, currency: 'EUR', status: 'sent', orders: 3, account_end: '3000' },
  created_at: '2029-11-09T10:00:00Z',
}

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  stubDialog()
  shop = aCabinet(PIECES)
  shop.client.script['blogger.counts'] = () => ({ selection: { to_look_at: 2, approved: 0, rejected: 0 } })
})
/** Answers when it is told to. */
function held(id: string, result: unknown = true) {
  let done: () => void = () => undefined
  shop.client.script[id] = () => new Promise((resolve) => (done = () => resolve(result)))
  return async () => {
    await act(async () => done())
    await settled()
  }
}
const told = () => `${page()} ${notices.get().map(({ text }) => text)}`

type Act = { name: string; call: string; room: ReactNode; button: string | RegExp; choose?(): Promise<void> }
const ACTS: Act[] = [
  {
    ...{ name: 'bringing a piece back', call: 'blogger.archiveProduct', room: <BringBack id={7} /> },
    button: 'Bring back',
  },
  {
    ...{ name: 'a parcel that has arrived', call: 'blogger.orderReceived', button: 'It has arrived' },
    room: <ArrivedQuestion orderId={6} onClose={() => undefined} />,
  },
  {
    ...{ name: 'a photo taken back', call: 'blogger.removePhoto', button: 'Take photo 2 away' },
    room: <OwnPhoto path="/a.jpg" number={2} />,
  },
  {
    ...{ name: 'the statement of a payout', call: 'blogger.payout-statement', button: 'Statement (PDF)' },
    room: <PayoutRow payout={PAYOUT as never} />,
  },
  {
    ...{ name: 'approving', call: 'blogger.approveProducts', room: <SelectionView />, button: /^Approve \d/ },
    choose: () => press('button', /^Coat/),
  },
  {
    ...{ name: 'a set', call: 'blogger.saveSet', room: <SetView />, button: 'Save the set' },
    async choose() {
      await press('button', /^Roll-neck/)
      await press('button', /^Skirt/)
    },
  },
]

describe.each(ACTS)('$name', ({ call, room, button, choose }) => {
  const open = async () => {
    await openRoom(room, shop)
    await choose?.()
  }

  it('is sent once, however often it is pressed', async () => {
    const answer = held(call)
    await open()
    for (const _ of [1, 2, 3]) await press('button', button)
    expect(sentBy(shop, call)).toHaveLength(1)
    await answer()
  })

  it.each([
    [0, NO_LINE],
    [502, FAILED],
  ])('answered with %i is told, and can be done again', async (code, words) => {
    shop.client.script[call] = refuses(code)
    await open()
    await press('button', button)
    expect(told()).toContain(words)
    await press('button', button)
    expect(sentBy(shop, call)).toHaveLength(2)
  })
})

describe('what is chosen while an approval is on its way', () => {
  it('stays chosen, and what was approved is not any more', async () => {
    const answer = held('blogger.approveProducts')
    await openRoom(<SelectionView />, shop)
    await press('button', /^Coat/)
    await press('button', /^Approve \d/)
    await press('button', /^Scarf/)
    await answer()
    expect(sentBy(shop, 'blogger.approveProducts')).toEqual([{ products: [3], action: 'approve' }])
    const chosen = all('button').filter((one) => one.getAttribute('aria-pressed') === 'true')
    expect(chosen.map(textOf).filter((words) => /Coat|Scarf/.test(words))).toEqual([
      expect.stringContaining('Scarf'),
    ])
    expect(page()).toContain('1 chosen')
  })

  it('with nothing chosen nothing is sent', async () => {
    await openRoom(<SelectionView />, shop)
    await press('button', /^Approve$/)
    await press('button', 'Not for me')
    expect([sentBy(shop, 'blogger.approveProducts'), page().includes('Nothing chosen')]).toEqual([[], true])
  })
})

describe('a parcel', () => {
  it('in which another piece was is told with it, and without where it was a mistake', async () => {
    shop.client.script['blogger.orderReceived'] = () => true
    const closed: number[] = []
    await openRoom(<ArrivedQuestion orderId={6} onClose={() => closed.push(1)} />, shop)
    await select('Cap, Slate, S', 'Instead: Coat, Slate, S')
    await select('Cap, Slate, S', 'Instead: Scarf, Slate, S')
    await press('button', 'It has arrived')
    await select('Cap, Slate, S', 'It was in the parcel')
    await press('button', 'It has arrived')
    expect(sentBy(shop, 'blogger.orderReceived')).toEqual([
      { id: 6, substitutes: [{ from: 5, to: 4 }] },
      { id: 6, substitutes: [] },
    ])
    expect(closed).toHaveLength(2)
  })
})

describe('who asks to become a partner', () => {
  const me = { state: 'none', handle: '', reason: '' } as never
  const apply = async (link: string) => {
    shop.client.script['partner.apply'] = () => true
    await openRoom(<ApplyView me={me} />, shop)
    await fill('Address of your page', link)
    await act(async () => document.querySelector('form')?.requestSubmit())
    await settled()
    return (sentBy(shop, 'partner.apply') as { link: string }[]).at(-1)?.link
  }
  it.each([
    ['mila.example', 'https://mila.example'],
    ['http://mila.example', 'http://mila.example'],
    ['HTTPS://mila.example', 'HTTPS://mila.example'],
    [' https://mila.example ', 'https://mila.example'],
    ['', ''],
  ])('by the address %j sends %j', async (typed, sent) => {
    expect(await apply(typed)).toBe(sent)
  })
})

it('a photo that is being taken back says so to who hears it', async () => {
  const answer = held('blogger.removePhoto')
  await openRoom(<OwnPhoto path="/a.jpg" number={2} />, shop)
  await press('button', 'Take photo 2 away')
  expect(find('button', 'Take photo 2 away').getAttribute('aria-busy')).toBe('true')
  await answer()
  expect(has('button', 'Take photo 2 away')).toBe(true)
})
