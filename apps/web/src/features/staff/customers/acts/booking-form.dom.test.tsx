import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  below,
  find,
  has,
  page,
  press,
  select,
  settled,
  submit,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { DeskContext } from '../../frame/use-desk.ts'
import { until } from '../../orders/testing/a-staff-shop.ts'
import { CustomersView } from '../customers-view.tsx'
import { aCustomerShop } from '../testing/a-customer-shop.ts'

let shop: ReturnType<typeof aCustomerShop>
beforeEach(() => {
  notices.set([])
  stubDialog()
  shop = aCustomerShop()
  shop.client.script['staff.bookBonuses'] = () => true
})
async function open(may = ['bonus:book'], store = 'us') {
  const desk = {
    name: 'Mona',
    counts: {},
    views: [],
    may: (one: string) => may.includes(one),
    recount: () => {},
    round: 0,
  }
  await openPage(
    <DeskContext value={desk}>
      <CustomersView openId={7} />
    </DeskContext>,
    { shop, store, address: '/admin/customers' },
  )
  await until(() => document.querySelector('[aria-busy=true]') === null)
  await press('button', 'Add or take')
}
const booked = () =>
  shop.asked('staff.bookBonuses').map(({ body }) => body as { key: string; change: number })

it('what is taken goes out as less, in the money that was chosen, with what will be left shown before', async () => {
  await open()
  await press('button', 'Take')
  await type('Sum', '2,40')
  await type('Reason', 'Booked twice')
  expect(page()).toContain('$52.40 becomes $50')
  await press('button', 'Take $2.40')
  await settled()
  expect(booked()).toMatchObject([{ change: -2.4, currency: 'USD', reason: 'Booked twice' }])
})

it('another money has another balance, and says so before anything is booked', async () => {
  await open()
  await select('Currency', 'EUR')
  await type('Sum', '5')
  expect(page()).toContain('€0 becomes €5')
})

it.each(['1,000', '5.555', '-5', '0', 'ten'])('%s is no sum, and nothing is booked', async (sum) => {
  await open()
  await type('Sum', sum)
  await type('Reason', 'Parcel came late')
  await press('button', 'Add $0')
  expect([below('Sum') !== '', booked()]).toEqual([true, []])
})

it('who may not give any sum reads how much, and is told at the field when it was more', async () => {
  shop.client.script['staff.bookBonuses'] = refuses(403)
  await open()
  expect(below('Sum')).toMatch(/\$\d+/)
  await type('Sum', '5000')
  await type('Reason', 'A friend')
  await press('button', /^Add \$/)
  await settled()
  expect(find('field', 'Sum').getAttribute('aria-invalid')).toBe('true')
  expect([typedIn('Sum'), typedIn('Reason')]).toEqual(['5000', 'A friend'])
})

it('without an answer all stays typed, and the second press is the same booking; another sum is another', async () => {
  shop.client.script['staff.bookBonuses'] = refuses(0)
  await open()
  await type('Sum', '10')
  await type('Reason', 'Parcel came late')
  await press('button', 'Add $10')
  await settled()
  expect(below('Sum')).toBe('There is no connection at the moment. Please try again.')
  await press('button', 'Add $10')
  await settled()
  await type('Sum', '11')
  await press('button', 'Add $11')
  await settled()
  const [first, second, third] = booked().map(({ key }) => key)
  expect([first === second, second === third]).toEqual([true, false])
})

it.each([502, 503])(
  'an answer of %i may have been booked: nobody says that nothing was changed',
  async (code) => {
    shop.client.script['staff.bookBonuses'] = refuses(code)
    await open()
    await type('Sum', '10')
    await type('Reason', 'Parcel came late')
    await submit()
    expect(below('Sum')).not.toMatch(/Nothing was changed/)
    expect([below('Sum') !== '', typedIn('Sum')]).toEqual([true, '10'])
  },
)

it('pressed twice while it is sent, it is booked once', async () => {
  let answer: (done: boolean) => void = () => undefined
  shop.client.script['staff.bookBonuses'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await type('Sum', '10')
  await type('Reason', 'Parcel came late')
  await press('button', 'Add $10')
  await press('button', 'Add $10')
  await act(async () => answer(true))
  await settled()
  expect([booked().length, has('button', 'Add $10'), notices.get().length]).toEqual([1, false, 1])
})

it('a second clerk reads what the first gave for the same matter, and gives it all the same by pressing again', async () => {
  const since = [
    {
      ...{ at: '2026-03-02T10:00:00Z', change: 10, currency: 'USD', by: 'Petra Lang' },
      reason: 'Parcel came late',
    },
  ]
  shop.client.script['staff.bookBonuses'] = refuses(409, {
    errorCode: 'BONUSES_MOVED_ON',
    details: { seen: 2, since },
  })
  await open()
  await type('Sum', '10')
  await type('Reason', 'Came late')
  await press('button', 'Add $10')
  await settled()
  expect(page()).toMatch(/Given by Petra Lang, .*: \$10, Parcel came late/)
  expect([typedIn('Sum'), typedIn('Reason')]).toEqual(['10', 'Came late'])
  shop.client.script['staff.bookBonuses'] = () => true
  await press('button', 'Add $10')
  await settled()
  expect(shop.asked('staff.bookBonuses').map(({ body }) => (body as { seen: number }).seen)).toEqual([1, 2])
  expect(has('button', 'Add $10')).toBe(false)
})
