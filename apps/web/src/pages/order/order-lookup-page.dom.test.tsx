import { CallError } from '@vitrine/contract/reply'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, below, fill, find, has, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import OrderLookupPage from './order-lookup-page.tsx'

const ORDER = {
  number: '000000042',
  paid: false,
  canceled: false,
  progress: {
    ...{ stage: 3, canceled: false, returned: false, cancel_reason: null, expected: null },
    steps: [{ stage: 1, at: '2030-01-01T10:00:00Z' }],
    tracking: { number: '1Z 999', link: null },
  },
  payment: { state: 'open', online: false },
  shipping_title: 'Parcel',
  created_at: '2030-01-01T10:00:00Z',
  delivery_days: [2, 4],
  payment_title: 'Invoice',
  products: [
    {
      ...{ name: 'Linen dress', options: [{ label: 'Size', value: 'M' }], thumbnail: null },
      ...{ qty: 2, price: 59, row_total: 118 },
    },
  ],
  totals: { grand_total: 118, total_segments: [{ code: 'grand_total', title: 'Total', value: 118 }] },
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['order.lookUp'] = () => ORDER
})

const open = (query = '') =>
  openPage(<OrderLookupPage />, { shop, address: `/order-lookup${query}`, path: '/order-lookup' })
async function ask(number: string, contact: string) {
  await fill('Order number', number)
  await fill('Phone or e-mail', contact)
  await press('button', 'Show the order')
}
const refuses = (code: number, retryAfter?: number) => () => {
  throw new CallError({ code, result: 'no', meta: { ...(retryAfter && { retryAfter }) } })
}

describe('an order found by its number', () => {
  it('by a number pasted with the words of its letter: they were all the field left of it', async () => {
    await open()
    const pasted = 'Thank you, your order is 000000042 of 30.11.2026'
    expect((find('field', 'Order number') as HTMLInputElement).maxLength).toBeGreaterThan(pasted.length)
    await ask(pasted, 'anna@example.com')
    expect(shop.client.asked.findLast(({ id }) => id === 'order.lookUp')?.input).toMatchObject({
      body: { number: '000000042' },
    })
  })

  it('shows how it stands, what it was and its parcel, and nobody’s address', async () => {
    await open('?number=000000042')
    await fill('Phone or e-mail', ' anna@example.com ')
    await press('button', 'Show the order')
    expect(shop.client.asked.findLast(({ id }) => id === 'order.lookUp')?.input).toMatchObject({
      body: { number: '000000042', contact: 'anna@example.com' },
    })
    expect(textOf(find('heading'))).toBe('Order 000000042')
    expect([...document.querySelectorAll('dl:first-of-type dt')].map(textOf)).toEqual([
      ...['Delivery', 'Payment', 'Total before tax'],
    ])
    for (const words of ['Linen dressM, 2 pieces$118', '1Z 999', 'The link in our mail'])
      expect(textOf(document.body)).toContain(words)
    await press('button', 'Find another order')
    expect(all('field').map((field) => (field as HTMLInputElement).value)).toEqual(['000000042', ''])
  })

  it('took the focus away with its form, and with the order when another was looked for', async () => {
    await open()
    expect(document.activeElement).toBe(document.body)
    await ask('42', 'anna@example.com')
    expect(document.activeElement).toBe(find('heading', 'Order 000000042'))
    await press('button', 'Find another order')
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  it('says beside a field what is wrong with it, and asks nobody', async () => {
    await open()
    await ask('', 'anna@example.com')
    expect(below('Order number')).toBe('Please enter the number from our mail.')
    await ask('42', 'anna')
    expect(below('Phone or e-mail')).toContain('neither a phone number nor an e-mail address')
    expect([below('Order number'), shop.count('order.lookUp')]).toEqual(['', 0])
  })

  it.each([
    [404, undefined, 'No order has this number and this contact.'],
    [429, 540, 'Please try again in 9 minutes.'],
    [429, 40_000, 'too often for today'],
    [0, undefined, 'There is no connection at the moment.'],
    [500, undefined, 'That did not work. Please try again.'],
  ])('a refusal is said in words: %i, %s', async (code, retryAfter, words) => {
    shop.client.script['order.lookUp'] = refuses(code, retryAfter)
    await open()
    await ask('42', '030 1234567')
    expect(textOf(find('alert'))).toContain(words)
    shop.client.script['order.lookUp'] = () => ORDER
    await press('button', 'Show the order')
    expect([has('alert'), textOf(find('heading'))]).toEqual([false, 'Order 000000042'])
  })
})
