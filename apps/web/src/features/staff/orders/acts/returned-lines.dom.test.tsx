import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { OrderPeek } from '../order-peek.tsx'
import { aStaffShop, someDetails, until } from '../testing/a-staff-shop.ts'

const COAT = { line_id: 11, name: 'Coat', options: [{ label: 'Size', value: 'M' }], returned: 1 }
const LINES = [
  { ...COAT, left: 2, awaited: 1 },
  { ...COAT, line_id: 12, name: 'Scarf', returned: 0, left: 1, awaited: 0 },
]
let shop: ReturnType<typeof aStaffShop>
beforeEach(() => {
  notices.set([])
  shop = aStaffShop()
  shop.client.script['staff.order'] = () => someDetails({ returnable: LINES })
  shop.client.script['staff.returnLines'] = () => someDetails()
})
async function open() {
  await openPage(<OrderPeek id={1001} ids={[1001]} onOpen={() => {}} onChange={() => {}} />, { shop })
  await until(() => page().includes('Pieces that came back'))
}

it('one announced piece is booked alone, with what was seen of its line', async () => {
  await open()
  await press('button', 'Book pieces that came back')
  expect(page()).toContain('Coat, M 1 announced')
  await press('button', 'Book 1 piece')
  await settled()
  expect(shop.asked('staff.returnLines')).toEqual([
    { params: { id: 1001 }, body: { lines: [{ line_id: 11, qty: 1, returned: 1 }] } },
  ])
})

it('what the parcel holds is said line by line, and that the last piece ends the order', async () => {
  await open()
  await press('button', 'Book pieces that came back')
  await press('button', 'One less, Coat, M')
  expect((find('button', 'Book 0 pieces') as HTMLButtonElement).disabled).toBe(true)
  for (const more of ['One more, Coat, M', 'One more, Coat, M', 'One more, Scarf, M'])
    await press('button', more)
  expect(page()).toContain('With these pieces the whole order has come back and is over.')
  await press('button', 'Book 3 pieces')
  await settled()
  expect(shop.asked('staff.returnLines')).toMatchObject([
    {
      body: {
        lines: [
          { line_id: 11, qty: 2 },
          { line_id: 12, qty: 1 },
        ],
      },
    },
  ])
})

it('where somebody was faster, that is said and nothing is booked', async () => {
  shop.client.script['staff.returnLines'] = refuses(409)
  await open()
  await press('button', 'Book pieces that came back')
  await press('button', 'Book 1 piece')
  await settled()
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Somebody else has changed this order. This is how it stands now.',
  ])
})

it('of an order that has not left, nothing is offered', async () => {
  shop.client.script['staff.order'] = () => someDetails()
  await openPage(<OrderPeek id={1001} ids={[1001]} onOpen={() => {}} onChange={() => {}} />, { shop })
  await until(() => has('button', 'Mark as packed'))
  expect(page()).not.toContain('Pieces that came back')
})
