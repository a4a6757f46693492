import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ORDER } from '#web/features/order/testing/an-order.ts'
import OrderPage from './order-page.tsx'

let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['order.get'] = () => ORDER
})

const open = (query = '?key=secret') =>
  openPage(<OrderPage />, { shop, address: `/order/o-1${query}`, path: '/order/:id' })
const title = () => textOf(find('heading'))
const fails = (code: number) => () => {
  throw new CallError({ code, result: 'no' })
}

describe('the page of an order', () => {
  it('says its number, what was bought, what it cost and where it goes', async () => {
    await open()
    expect(title()).toBe('Order 000000042')
    expect(document.title).toContain('Order 000000042')
    const page = textOf(document.body)
    for (const words of ['Linen dressM, 2 pieces$118', 'Discount (SPRING)−$10', 'Total before tax$112'])
      expect(page).toContain(words)
    const facts = [...document.querySelectorAll('dl:first-of-type dd')].map(textOf)
    expect(facts).toEqual(
      expect.arrayContaining([
        'anna@example.com',
        'Anna Weber',
        '5 Main Street',
        'Floor 2',
        'New York, NY 10001',
        'United States',
        'Parcel',
        'Thu, January 3 – Mon, January 7',
        'Invoice',
      ]),
    )
  })

  it('asks for the payment until it is settled, then says that the parcel is packed', async () => {
    const { leave } = await open()
    expect(textOf(document.body)).toContain('As soon as the payment is settled as agreed')
    shop.client.script['order.get'] = () => ({ ...ORDER, paid: true })
    leave()
    await open()
    expect(textOf(document.body)).toContain('We are packing your parcel.')
  })

  it('of what comes by e-mail alone speaks of no parcel', async () => {
    const virtual = { ...ORDER, progress: { ...ORDER.progress, carried: false } }
    const said = []
    for (const paid of [false, true]) {
      shop.client.script['order.get'] = () => ({ ...virtual, paid })
      const { leave } = await open()
      said.push(textOf(document.querySelector('header')), page().includes('parcel'))
      leave()
    }
    expect(said).toEqual([
      expect.stringContaining('As soon as it is paid, what you bought comes by e-mail.'),
      false,
      expect.stringContaining('What you bought comes to you by e-mail.'),
      false,
    ])
  })

  it('did not say that a mail was sent, nor could it be printed: it says where to, and a button prints', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    await open()
    expect(textOf(document.body)).toContain('We have sent all of this to anna@example.com, too.')
    await press('button', 'Print')
    expect(printed).toHaveBeenCalledOnce()
  })

  it('says where a transfer goes, and each part of it can be copied', async () => {
    const written = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: written } } }))
    const to = { holder: 'Vitrine GmbH', iban: 'DE89 3704 0044', bic: 'COBADEFF' }
    const pay_instruction = {
      ...{ kind: 'transfer', amount: 112, to, reference: '000000042', until: '2030-01-08T10:00:00Z' },
      ...{ days: null, qr: { size: 21, path: 'M0 0h1v1h-1z' } },
    }
    shop.client.script['order.get'] = () => ({ ...ORDER, pay_instruction })
    await open()
    const page = textOf(document.body)
    expect(page).toContain('Please transfer $112 by January 8, 2030.')
    expect(page).not.toContain('As soon as the payment is settled as agreed')
    expect(has('button', 'Copy: BIC')).toBe(true)
    for (const name of ['IBAN', 'Amount', 'Reference']) await press('button', `Copy: ${name}`)
    expect(written.mock.calls).toEqual([['DE893704 0044'.replace(' ', '')], ['112'], ['000000042']])
  })

  it.each([
    ['cash', 'Please have $112 ready for the courier.'],
    ['invoice', 'please pay $112 within 14 days'],
  ])('paid by %s it says what to have ready and when', async (kind, words) => {
    const rest = { to: null, reference: null, until: null, qr: null }
    const pay_instruction = { kind, amount: 112, days: kind === 'invoice' ? 14 : null, ...rest }
    shop.client.script['order.get'] = () => ({ ...ORDER, pay_instruction })
    await open()
    expect(textOf(document.body)).toContain(words)
  })

  it('can be paid from here while it is kept, by its own way or another, at what that costs', async () => {
    const payment = { ...ORDER.payment, online: true, payable: true, state: 'failed' as const }
    const other_methods = [
      { code: 'invoice', title: 'By invoice', offline: true, total: 112 },
      { code: 'banktransfer', title: 'By transfer', offline: true, total: 108 },
    ]
    const unpaid = { ...payment, other_methods, pay_until: '2030-01-01T12:00:00Z' }
    shop.client.script['order.get'] = () => ({ ...ORDER, payment: unpaid })
    shop.client.script['order.pay'] = () => ({ pay_link: null, pay_form: null, pay_script: null })
    await open()
    expect(textOf(document.body)).toContain('Not paid yet. The order is kept for you until')
    await press('choice', /^By transfer/)
    expect(textOf(find('button', /^Pay now/))).toBe('Pay now$108')
    await press('choice', 'By invoice')
    shop.client.script['order.get'] = () => ORDER
    await press('button', 'Pay now$112')
    expect(shop.client.asked.findLast(({ id }) => id === 'order.pay')?.input).toMatchObject({
      ...{
        params: { id: 'o-1' },
        query: { key: 'secret' },
        body: { payment_method_code: 'invoice', expected_total: 112 },
      },
    })
    expect(has('button', 'Pay now$112')).toBe(false)
  })

  it('sends a gift card again whose mail was lost, and says that its former code is gone', async () => {
    const card = { id: 7, value: 100, recipient: 'Eve', email: 'eve@example.org', code_end: 'AB23' }
    const sent = { ...card, send_at: null, sent_at: '2030-01-01T12:00:00Z' }
    const waiting = { ...card, id: 8, code_end: null, send_at: '2030-02-14T12:00:00Z', sent_at: null }
    shop.client.script['order.get'] = () => ({ ...ORDER, gift_cards: [sent, waiting] })
    shop.client.script['order.sendGiftCardAgain'] = fails(429)
    await open()
    const said = 'Sent to eve@example.org on January 1, 2030. The code ends in '
    expect(textOf(document.body)).toContain(`$100 for Eve${said}AB23.Send again`)
    expect(textOf(document.body)).toContain('Goes to eve@example.org on February 14, 2030')
    await press('button', 'Send again')
    expect(textOf(find('alert'))).toContain('cannot be sent right now')
    shop.client.script['order.sendGiftCardAgain'] = () => ({ ...sent, code_end: 'CD45' })
    await press('button', 'Send again')
    expect(textOf(document.body)).toContain(`${said}CD45.`)
    expect(textOf(document.body)).toContain('The code of the earlier e-mail is no longer valid.')
    expect(shop.client.asked.findLast(({ id }) => id === 'order.sendGiftCardAgain')?.input).toMatchObject({
      params: { id: 'o-1', card: 7 },
      query: { key: 'secret' },
    })
  })

  it('given up unpaid, says that its pieces are in the shop again', async () => {
    const payment = { ...ORDER.payment, online: true, state: 'failed' as const, expired: true }
    shop.client.script['order.get'] = () => ({ ...ORDER, canceled: true, payment })
    await open()
    expect(textOf(document.body)).toContain('It was not paid in time')
    expect(textOf(document.body)).not.toContain('Thank you')
  })

  it('canceled by its shopper before it was paid, does not say that it was not paid in time', async () => {
    const payment = { ...ORDER.payment, online: true, state: 'failed' as const, expired: false }
    shop.client.script['order.get'] = () => ({ ...ORDER, canceled: true, payment })
    await open()
    expect(page()).toContain('This order was canceled.')
    expect(page()).not.toContain('not paid in time')
  })

  it.each([
    ['cards alone have their part back', 'paid', 0, true],
    ['a part of the money went back', 'part_refunded', 40, true],
    ['all of it went back', 'refunded', 112, false],
  ] as const)(
    'canceled after it was paid, while %s: says so, and what is still owed',
    async (...[, state, money, isOwed]) => {
      const given_back = { money, gift_cards: 20, bonuses: 0 }
      const payment = { ...ORDER.payment, online: true, state, given_back }
      shop.client.script['order.get'] = () => ({
        ...ORDER,
        canceled: true,
        paid: state !== 'refunded',
        payment,
      })
      await open()
      expect(page()).toContain('This order was canceled.')
      expect(page()).not.toContain('not paid in time')
      expect(page()).toContain('$20 is back on the gift card')
      expect(page().includes('goes back the way it came')).toBe(isOwed)
    },
  )

  it('of films and gift cards no delivery is told', async () => {
    shop.client.script['order.get'] = () => ({
      ...ORDER,
      shipping_title: null,
      shipping_address: null,
      delivery_days: null,
    })
    await open()
    expect([...document.querySelectorAll('dt')].map(textOf)).not.toContain('Parcel')
    expect(textOf(document.body)).toContain('Anna Weber')
  })

  it('is on its way until the shop has answered', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['order.get'] = () => answer.promise
    await open()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(has('heading')).toBe(false)
    await act(async () => answer.resolve(ORDER))
    await settled()
    expect(title()).toBe('Order 000000042')
  })

  it('cannot be read in a browser that never ordered it, and the shop is not even asked', async () => {
    await open('')
    expect(title()).toBe('We cannot show this order here')
    expect(page()).toContain('Only the browser it was ordered in shows it by itself.')
    expect(shop.count('order.get')).toBe(0)
    expect(find('link', 'Find your order').getAttribute('href')).toBe('/order-lookup')
    expect(find('link', 'Continue shopping').getAttribute('href')).toBe('/')
  })

  it('on another device than it was ordered on a letter leads to the lookup, its number filled in', async () => {
    await open('?number=000000042')
    expect(find('link', 'Find your order').getAttribute('href')).toBe('/order-lookup?number=000000042')
  })

  it('a wrong key shows nothing of it', async () => {
    shop.client.script['order.get'] = fails(404)
    await open('?key=guessed')
    expect(title()).toBe('We cannot show this order here')
    expect(textOf(document.body)).not.toContain('Anna')
  })

  it('that could not be loaded is loaded by "Try again"', async () => {
    shop.client.script['order.get'] = fails(403)
    await open()
    expect(title()).toBe('The order could not be loaded')
    shop.client.script['order.get'] = () => ORDER
    await press('button', 'Try again')
    expect(title()).toBe('Order 000000042')
  })

  it('has no invoice before it is paid or has left', async () => {
    await open()
    expect(has('button', 'Invoice (PDF)')).toBe(false)
  })

  it('offers the invoice once it is paid, saves it, and says when it does not come', async () => {
    shop.client.script['order.get'] = () => ({ ...ORDER, paid: true, invoice_due: true })
    await open()
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:invoice'
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    shop.client.script['order.invoice'] = fails(503)
    await press('button', 'Invoice (PDF)')
    expect(textOf(find('alert'))).toContain('Try again')
    shop.client.script['order.invoice'] = () => ({
      number: '1',
      filename: 'vitrine-1.pdf',
      pdf: btoa('%PDF-'),
    })
    await press('button', 'Invoice (PDF)')
    expect([saved, has('alert')]).toEqual([['vitrine-1.pdf'], false])
  })
})
