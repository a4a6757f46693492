import type { FormerOrderDetails, StaffFormerOrder } from '@vitrine/contract/people/staff-former-orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { type as fill, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { OrdersView } from '../orders-view.tsx'
import { aStaffShop, until } from '../testing/a-staff-shop.ts'
import { FormerView } from './former-view.tsx'

const aFormer = (id: number, facts: Partial<StaffFormerOrder> = {}): StaffFormerOrder => ({
  ...{ id, number: `A-${id}`, at: '2019-05-02T10:00:00Z', currency: 'PLN', total: 20, ending: null },
  ...{ email: 'olga@example.org', name: 'Olga Lin', city: 'Bonn' },
  lines: [{ name: 'Scarf', sku: 'S', qty: 2, sum: 16 }],
  ...facts,
})
const DETAILS: FormerOrderDetails = {
  ...aFormer(5, { ending: 'refunded' }),
  billing: {
    ...{
      name: 'Olga Lin',
      company: '',
      street: ['Lindenweg 3'],
      city: 'Bonn',
      region: '',
      postcode: '53111',
    },
    ...{ country: 'Deutschland', telephone: '+49 1' },
  },
  ...{ shipping: null, shipping_method: 'Parcel', payment_method: 'Invoice', notes: 'Ring twice' },
  ...{ sums: [{ code: 'shipping', sum: 4 }], customer: null },
}

let shop: ReturnType<typeof aStaffShop>
beforeEach(() => {
  shop = aStaffShop()
  shop.client.script['staff.formerOrders'] = () => ({
    ...{ items: [aFormer(5), aFormer(4, { ending: 'canceled' })], total: 2, has_any: true, next: null },
  })
  shop.client.script['staff.formerOrder'] = () => DETAILS
})
const open = async (openId?: number, address = '/admin/orders/former') => {
  const opened = await openPage(<FormerView openId={openId} />, { shop, address })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}
const rows = () => [...document.querySelectorAll('tbody tr')].map(textOf)
const rooms = () => [...document.querySelectorAll('nav[aria-label=Orders] a')].map(textOf)

describe('orders of the former shop', () => {
  it('stand in rows that say of whom, of what year and how they ended', async () => {
    await open()
    expect(rows()[0]).toContain('A-5May 2, 2019Olga Lin Bonn, olga@example.orgScarf')
    expect(rows()[1]).toContain('Cancelled')
    expect(rooms()).toEqual(['Orders', 'Former shop2'])
  })

  it('are looked for by what stands in the address', async () => {
    const { address } = await open()
    await fill('Number, e-mail, name', 'lin')
    await until(() => address() === '/admin/orders/former?q=lin')
    await until(() => shop.asked('staff.formerOrders').length === 2)
    expect(shop.asked('staff.formerOrders').at(-1)).toEqual({ query: { q: 'lin', size: 50 } })
  })

  it('one shows its lines, its sums as they were told, and whose it was', async () => {
    await open(5)
    const shown = textOf(document.querySelector('section[aria-label=Order]'))
    for (const text of ['Refunded', '2 ×', 'without an account', 'Lindenweg 3', 'Deutschland', 'Ring twice'])
      expect(shown).toContain(text)
    expect(shown).toMatch(/Delivery4\D*PLN/)
  })

  it('more of them come by a button', async () => {
    shop.client.script['staff.formerOrders'] = ({ query }) => ({
      ...{ total: 2, has_any: true },
      ...((query as { before?: string }).before === '5:x'
        ? { items: [aFormer(3)], next: null }
        : { items: [aFormer(5)], next: '5:x' }),
    })
    await open()
    await press('button', 'Show more')
    await until(() => rows().length === 2)
    expect(has('button', 'Show more')).toBe(false)
  })

  it('a shop that brought none says how they come, one that finds none that none fits', async () => {
    shop.client.script['staff.formerOrders'] = () => ({ items: [], total: 0, has_any: false, next: null })
    const { leave } = await open()
    expect(page()).toContain('under Imports')
    leave()
    shop.client.script['staff.formerOrders'] = () => ({ items: [], total: 0, has_any: true, next: null })
    await open(undefined, '/admin/orders/former?q=x')
    expect(page()).toContain('No order fits.')
  })

  it('what fails is said, with a way to ask again, and one that is gone is not there', async () => {
    shop.client.script['staff.formerOrders'] = refuses(500)
    const { leave } = await open()
    expect(has('button', 'Try again')).toBe(true)
    leave()
    shop.client.script['staff.formerOrders'] = () => ({ items: [], total: 0, has_any: true, next: null })
    shop.client.script['staff.formerOrder'] = refuses(404)
    await open(5)
    expect(textOf(document.querySelector('section[aria-label=Order]'))).toContain('There is no such order.')
  })
})

describe('the room of the orders', () => {
  it('leads to those of the former shop where there are any, with what is looked for', async () => {
    await openPage(<OrdersView openId={undefined} />, { shop, address: '/admin/orders?q=lin' })
    await until(() => rooms().length === 2)
    const former = document.querySelector('a[href$="/admin/orders/former?q=lin"]')
    expect(textOf(former)).toBe('Former shop2')
  })

  it('says nothing of a former shop where there was none', async () => {
    shop.client.script['staff.formerOrders'] = () => ({ items: [], total: 0, has_any: false, next: null })
    await openPage(<OrdersView openId={undefined} />, { shop, address: '/admin/orders' })
    await until(() => shop.asked('staff.formerOrders').length > 0 && page().includes('1001'))
    expect(rooms()).toEqual([])
  })
})
