import { describe, expect, it } from 'vitest'
import { find, has, page, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { PaymentResult } from './payment-result.tsx'
import { withPayment } from './testing/an-unpaid-order.tsx'

async function open(order: ReturnType<typeof withPayment>, { saysPaid = false, store = 'us' } = {}) {
  const shop = scriptedEngine()
  shop.client.script['order.askPayment'] = refuses(503)
  const access = { id: 'o-1', key: 'secret' }
  const t = store === 'de' ? { t: wordsIn('de') } : {}
  const part = <PaymentResult {...{ order, access, saysPaid }} onChange={() => undefined} />
  return { shop, ...(await openPage(part, { shop, store, ...t })) }
}
const title = () => textOf(find('heading'))

describe('what a shopper reads when they come back from the bank', () => {
  it.each([
    ['paid', withPayment({ state: 'paid' }), 'Paid', '$112 has arrived'],
    ['paid back in part', withPayment({ state: 'part_refunded' }), 'Paid', 'anna@example.com'],
    [
      'given up',
      withPayment({ state: 'failed', expired: true }, { canceled: true }),
      'The order was given up',
      'not paid in time',
    ],
    [
      'canceled before it was paid',
      withPayment({ state: 'failed' }, { canceled: true }),
      'The order is canceled',
      'Nothing will be sent or charged',
    ],
    [
      'given up, and paid all the same',
      withPayment({ state: 'paid' }, { canceled: true }),
      'The order is canceled',
      'goes back the way it came',
    ],
    ['another sum', withPayment({}), 'We are looking at your payment', 'please do not pay again'],
    ['an invoice', withPayment({ online: false, state: 'open' }), 'The order is placed', 'Test card'],
    ['refused', withPayment({ state: 'failed', payable: true }), 'Not paid', 'Nothing was charged'],
  ])('%s', async (...[, order, heading, words]) => {
    await open(order)
    expect([title(), page().includes(words)]).toEqual([heading, true])
    expect(page()).not.toMatch(/undefined|null|Invalid/)
  })

  it('is never asked to pay twice while the bank’s own word is on its way', async () => {
    const order = withPayment({ payable: true })
    const { leave } = await open(order, { saysPaid: true })
    expect([title(), has('button', /^Try again/)]).toEqual(['The bank has not answered', false])
    leave()
    await open(order)
    expect([title(), has('button', /^Try again/)]).toEqual(['Not paid', true])
  })

  it('is not told that it is paid because the address says so: what failed has failed', async () => {
    await open(withPayment({ state: 'failed', payable: true }), { saysPaid: true })
    expect(title()).toBe('Not paid')
  })

  it('in German reads its sum and its hour in German', async () => {
    await open(withPayment({ state: 'failed', payable: true }), { store: 'de' })
    expect(page()).toMatch(/112 €/)
    expect(page()).toMatch(/\b\d{2}:\d{2}\b/)
  })

  it('of an order that is not kept any longer no hour is told', async () => {
    await open(withPayment({ waits_for_bank: true, pay_until: null }))
    expect(page()).not.toContain('At the latest')
  })

  it.each([
    ['the first picture there is', [null, '/m/coat.jpg', '/m/scarf.jpg'], 1],
    ['none where nothing has one', [null], 0],
  ])('shows %s', async (_, thumbnails, pictures) => {
    const products = thumbnails.map((thumbnail) => ({ thumbnail }))
    await open(withPayment({ state: 'paid' }, { products } as never))
    const shown = [...document.querySelectorAll('img')]
    expect(shown).toHaveLength(pictures)
    if (pictures > 0) expect(shown[0]?.getAttribute('src')).toContain('coat')
  })
})
