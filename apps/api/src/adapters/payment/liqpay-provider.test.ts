import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { liqPayProvider } from './liqpay-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { aStart, known } from './testing/a-start.ts'
import { openService } from './testing/open-service.ts'

const service = openService()
const keys = { publicKey: 'i1', privateKey: 'private' }
let provider: PaymentProvider
beforeEach(() => {
  provider = liqPayProvider({ ...keys, url: service.url() })
})

/** As LiqPay publishes it, written down once more. */
const sign = (data: string, key = 'private') =>
  createHash('sha1')
    .update(key + data + key)
    .digest('base64')
const PAID = { order_id: 'r-1', payment_id: 77, status: 'success', amount: 123.9, currency: 'EUR' }
function anEvent(payment: object, key?: string) {
  const data = Buffer.from(JSON.stringify(payment)).toString('base64')
  return {
    headers: {},
    body: Buffer.from(new URLSearchParams({ data, signature: sign(data, key) }).toString()),
  }
}
const paid = { kind: 'paid', amountMinor: 12_390, currencyCode: 'EUR' }

test('a payment is a signed form for exactly the sum, which ends with the order', async () => {
  const { way } = await provider.start(aStart())
  if (!('form' in way)) throw new Error('no form')
  const { action, fields } = way.form
  expect([action, fields.signature]).toEqual([`${service.url()}/api/3/checkout`, sign(fields.data ?? '')])
  expect(JSON.parse(Buffer.from(fields.data ?? '', 'base64').toString())).toMatchObject({
    ...{ version: 3, public_key: 'i1', action: 'pay', amount: 123.9, currency: 'EUR', order_id: 'r-1' },
    ...{ expired_date: '2030-01-15 12:30:00', server_url: 'https://shop.test/api/payment/x/events' },
  })
  expect(provider.formOrigins).toEqual([service.url()])
})

describe('an event of LiqPay', () => {
  test.each([
    ['success', paid],
    ['failure', { kind: 'failed' }],
    ['reversed', { kind: 'failed' }],
    ['processing', { kind: 'pending' }],
    ['wait_accept', { kind: 'pending' }],
    ['3ds_verify', { kind: 'pending' }],
  ])('%s', async (status, report) => {
    const event = await provider.readEvent(anEvent({ ...PAID, status }))
    expect(event).toEqual({ id: `77-${status}`, reference: 'r-1', report })
  })

  test('of a sandbox moves no money and pays nothing', async () => {
    expect(await provider.readEvent(anEvent({ ...PAID, status: 'sandbox' }))).toBeUndefined()
  })

  test('signed by somebody else, or changed on its way, is refused', async () => {
    const { headers, body } = anEvent(PAID)
    const form = new URLSearchParams(body.toString())
    form.set('data', Buffer.from(JSON.stringify({ ...PAID, amount: 1 })).toString('base64'))
    const refused = [
      anEvent(PAID, 'guess'),
      { headers, body: Buffer.from(form.toString()) },
      { headers, body: Buffer.from('data=x') },
      { headers, body: Buffer.alloc(0) },
    ]
    for (const raw of refused)
      await expect(provider.readEvent(raw)).rejects.toMatchObject({ name: 'EventForged' })
  })
})

test.each([
  [PAID, paid],
  [{ result: 'error', status: 'error', err_code: 'payment_not_found' }, undefined],
])('asked, it says %j', async (body, report) => {
  service.script['POST /api/request'] = () => ({ body })
  expect(await provider.ask(known)).toEqual(report)
  const { form } = service.calls.at(-1) ?? {}
  expect(form?.get('signature')).toBe(sign(form?.get('data') ?? ''))
})

test('money goes back in its cabinet only: it takes no key that would keep a refund from being made twice', async () => {
  await expect(provider.refund({ ...known, refundMinor: 1, key: 'k' })).rejects.toMatchObject({
    name: 'RefundRefused',
  })
})
