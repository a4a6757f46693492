import type { CustomerDetails, StaffBooking } from '@vitrine/contract/people/customer'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
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
  stubDialog()
  notices.set([])
  shop = aCustomerShop()
})
/** Anna Berg, of whom the shop knows this besides. */
async function open(facts: Partial<CustomerDetails> = {}) {
  const known = shop.client.script['staff.customer'] as unknown as () => CustomerDetails
  const details = { ...known(), ...facts }
  shop.client.script['staff.customer'] = () => details
  const desk = { name: 'Mona', counts: {}, views: [], may: () => true, round: 0, recount: () => {} }
  await openPage(
    <DeskContext value={desk}>
      <CustomersView openId={7} />
    </DeskContext>,
    { shop, address: '/admin/customers/7' },
  )
  await until(() => document.querySelector('[aria-busy=true]') === null)
}
const said = () => notices.get().map(({ tone, text }) => [tone, text])

describe('where a customer is signed in', () => {
  it('says the device, the country and when; one without a name is one all the same', async () => {
    const at = '2026-03-02T10:00:00Z'
    await open({
      devices: [
        { id: 4, device: 'iPhone, Safari', country: 'US', last_used_at: at },
        { id: 5, device: '', country: null, last_used_at: at },
      ] as CustomerDetails['devices'],
    })
    expect(page()).toMatch(/iPhone, Safari, US, .*Mar 2/)
    expect(page()).toMatch(/[a-z], Mar 2/)
    expect(page()).not.toMatch(/null|, ,/)
  })

  it('is ended everywhere once that is confirmed, and read anew', async () => {
    shop.client.script['staff.signCustomerOut'] = () => true
    await open()
    const before = shop.asked('staff.customer').length
    await press('button', 'Sign out everywhere')
    expect([page(), shop.asked('staff.signCustomerOut')]).toEqual([
      expect.stringContaining('is signed out on 1 device at once'),
      [],
    ])
    await confirmAct()
    expect(shop.asked('staff.signCustomerOut')).toEqual([{ params: { id: 7 } }])
    expect([said().length, said()[0]?.[0], shop.asked('staff.customer').length]).toEqual([
      ...[1, 'success', before + 1],
    ])
  })

  it.each([
    [403, 'Accounts of the staff are for those who give roles.'],
    [0, /connection/],
    [500, /\w/],
  ])('of a colleague it is not ended by everybody: %i is told in its words', async (code, words) => {
    shop.client.script['staff.signCustomerOut'] = refuses(code)
    await open()
    await press('button', 'Sign out everywhere')
    await confirmAct()
    expect(said()).toEqual([['error', expect.stringMatching(words)]])
    expect(said()[0]?.[1]).not.toContain('in a day')
  })

  it('nowhere there is nothing to end', async () => {
    await open({ devices: [] })
    expect(has('button', 'Sign out everywhere')).toBe(false)
  })
})

describe('the ledger of a customer', () => {
  const booking = (id: number, more: Partial<StaffBooking>): StaffBooking =>
    ({
      ...{ id, at: '2026-03-01T10:00:00Z', kind: 'given', change: 10, balance: 52.4, currency: 'USD' },
      ...{ order: null, by: null, reason: null, ...more },
    }) as StaffBooking
  const rows = () =>
    [...document.querySelectorAll('dialog table tr, aside table tr, table tr')]
      .map(textOf)
      .filter((row) => /52\.40|€/.test(row))

  it('says of each line what came or went, in its own money, and which order it was for', async () => {
    await open({
      bookings: [
        booking(3, { kind: 'spent', change: -20, order: { id: 3, number: '000481207' } }),
        booking(2, { kind: 'cashback', change: 4.5, currency: 'EUR', balance: 9 }),
        booking(1, { kind: 'taken', change: -1.05, by: 'Petra' }),
      ],
    })
    const text = rows().join('\n')
    expect(text).toMatch(/481207[^−]*−\$20\$52\.40/)
    expect(text).toMatch(/\+€4\.50€9/)
    expect(text).toMatch(/Petra[^−]*−\$1\.05/)
    expect(all('link', '481207').map((one) => one.getAttribute('href'))).toContain('/admin/orders/3?view=all')
  })

  it('that is empty says so', async () => {
    await open({ bookings: [] })
    expect(page()).not.toMatch(/undefined|NaN/)
    expect(document.querySelectorAll('table')).toHaveLength(1)
  })
})

describe('the orders of a customer', () => {
  it('of more than are shown lead to all of them, found by the mailbox as it is written', async () => {
    await open({ email: 'anna+shop@example.org', orders: 12 })
    expect(find('link', /12/).getAttribute('href')).toBe('/admin/orders?view=all&q=anna%2Bshop%40example.org')
  })

  it('that are all there lead nowhere else', async () => {
    await open({ orders: 1 })
    expect(all('link').filter((one) => one.getAttribute('href')?.includes('&q='))).toEqual([])
  })

  it('say how many lines have no picture here, and whether it is paid', async () => {
    const [order] = (shop.client.script['staff.customer'] as unknown as () => CustomerDetails)().last_orders
    const unpaid = { ...order, states: { order: 'placed', payment: 'pending' }, lines: 4 }
    await open({ last_orders: [unpaid] as CustomerDetails['last_orders'] })
    expect(page()).toContain('+3')
    expect(page()).toMatch(/481207[A-Z]\w+, [A-Z]/)
  })

  it('their number is dialled without the zero in brackets', async () => {
    await open({ phone: '+49 (0) 40 123' })
    expect(find('link', '+49 (0) 40 123').getAttribute('href')).toBe('tel:+4940123')
  })
})
